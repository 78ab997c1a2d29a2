import { storeAccountSession, storeIntake } from '../../flow-drivers/store-intake';
import { issueTokens, openSession } from '../world/sessions';
import type { World } from '../world/world';
import type { InitialState } from './scenario.types';

/** The local storage items of an earlier visit; empty for a first visit. */
export function getStoredItems(
  { sessions, clock }: World,
  { userId, intake, isIntakeSessionGone, account }: InitialState,
): Readonly<Record<string, string>> {
  const stored: Record<string, string> = {};
  const storage = {
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
  };
  const createTokens = (id: string) =>
    issueTokens(sessions, openSession(sessions, id, 'magic-link'), clock);
  if (intake !== undefined)
    storeIntake(storage, intake, isIntakeSessionGone === true ? null : createTokens(userId));
  if (account !== undefined)
    storeAccountSession(storage, account.magicCode, createTokens(account.userId));
  return stored;
}
