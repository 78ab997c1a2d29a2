import { storeIntake } from '../../flow-drivers/store-intake';
import { issueTokens, openSession } from '../world/sessions';
import type { World } from '../world/world';
import type { InitialState } from './scenario.types';

/** The local storage items of an earlier visit; empty for a first visit. */
export function getStoredItems(
  { sessions, clock }: World,
  { userId, intake, isIntakeSessionGone }: InitialState,
): Readonly<Record<string, string>> {
  const stored: Record<string, string> = {};
  if (intake === undefined) return stored;
  const tokens =
    isIntakeSessionGone === true
      ? null
      : issueTokens(sessions, openSession(sessions, userId, 'magic-link'), clock);
  const setItem = (key: string, value: string) => {
    stored[key] = value;
  };
  storeIntake({ setItem }, intake, tokens);
  return stored;
}
