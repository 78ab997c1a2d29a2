import { readStorage, removeStorage } from '../lib/storage/safe-storage';
import { getPersistKey, isExpired } from './stored-session';

/** The redux-persist keys of the two intake slices. */
export const INTAKE_SESSION_KEY = 'intake-session';
export const INTAKE_PROGRESS_KEY = 'intake-progress';

/** The keys of the setup intent and of the code of the link in session storage. */
export const SETUP_INTENT_KEY = 'card-setup';
export const INTAKE_LINK_KEY = 'intake-link';

const LOCAL_KEYS: readonly string[] = [INTAKE_SESSION_KEY, INTAKE_PROGRESS_KEY].map(getPersistKey);
const KEYS: readonly string[] = [...LOCAL_KEYS, SETUP_INTENT_KEY, INTAKE_LINK_KEY];

/** True for a storage key of an intake, which does not belong to the account session. */
export function isIntakeStorageKey(key: string): boolean {
  return KEYS.includes(key);
}

/** Removes an intake that was abandoned for 30 days or whose age is unknown (§9); the intake itself need not be opened. */
export function dropAbandonedIntake(now: number): void {
  for (const key of LOCAL_KEYS) {
    const text = readStorage('local', key);
    if (text !== null && !isRecent(text, now)) removeStorage('local', key);
  }
}

function isRecent(text: string, now: number): boolean {
  try {
    const { current } = JSON.parse(text) as { current: string };
    const { storedAt } = JSON.parse(current) as { storedAt: unknown };
    return typeof storedAt === 'number' && !isExpired({ storedAt }, now);
  } catch {
    return false;
  }
}
