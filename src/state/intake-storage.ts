import { getStorageKeys, readStorage, removeStorage } from '../lib/storage/safe-storage';
import type { Session } from './session.slice';
import { getPersistKey, readStoredSession, isExpired } from './stored-session';

/*
 * Each link has its own keys, with a hash of its code: two people's links that are open in two tabs do not touch each other.
 */

/** The redux-persist keys of the two intake slices. */
export const INTAKE_SESSION_KEY = 'intake-session';
export const INTAKE_PROGRESS_KEY = 'intake-progress';

/** The keys of the document that may write, of what has been sent without a certain outcome, and of the setup intent. */
export const INTAKE_WRITER_KEY = 'intake-writer';
export const INTAKE_COMMANDS_KEY = 'intake-commands';
export const SETUP_INTENT_KEY = 'card-setup';

/** The key of the code of this tab's link, in session storage. */
export const INTAKE_LINK_KEY = 'intake-link';

const LINK_KEYS: readonly string[] = [
  getPersistKey(INTAKE_SESSION_KEY),
  getPersistKey(INTAKE_PROGRESS_KEY),
  INTAKE_WRITER_KEY,
  INTAKE_COMMANDS_KEY,
  SETUP_INTENT_KEY,
];

/** The id of a link in storage keys: a hash (FNV-1a), from which its code cannot be computed. */
export function getLinkId(code: string): string {
  let hash = 0x811c9dc5;
  for (const character of code) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The key of a link. */
export const toLinkKey = (key: string, linkId: string): string => `${key} ${linkId}`;

/** The link of a key in local storage; null if the key is not one of an intake. */
function getLinkOfKey(key: string): string | null {
  const [base = '', linkId = ''] = key.split(' ');
  return LINK_KEYS.includes(base) ? linkId : null;
}

/** True for a storage key of an intake, which does not belong to the account session. */
export function isIntakeStorageKey(key: string): boolean {
  return key === INTAKE_LINK_KEY || getLinkOfKey(key) !== null;
}

const getIntakeKeys = () => getStorageKeys('local').filter((key) => getLinkOfKey(key) !== null);

/** The links of which something is stored on this device. */
export function getStoredLinkIds(): readonly string[] {
  return [...new Set(getIntakeKeys().map((key) => getLinkOfKey(key) ?? ''))];
}

/** Reads the session of a link directly from storage, where another tab may have written it. */
export function readStoredIntakeSession(now: number, linkId: string): Session | null {
  return readStoredSession(now, toLinkKey(INTAKE_SESSION_KEY, linkId));
}

/** Removes everything of a link from local storage. */
export function removeStoredIntake(linkId: string): void {
  for (const key of getIntakeKeys()) if (getLinkOfKey(key) === linkId) removeStorage('local', key);
}

/** Removes the session of a link, and keeps what was entered. */
export function removeStoredIntakeSession(linkId: string): void {
  removeStorage('local', toLinkKey(getPersistKey(INTAKE_SESSION_KEY), linkId));
}

/** Removes what is 30 days old or of unknown age (§9); the intake itself need not be opened. */
export function dropAbandonedIntakes(now: number): void {
  for (const key of getIntakeKeys())
    if (!isRecent(readStorage('local', key) ?? '', now)) removeStorage('local', key);
}

type Stored = { readonly storedAt?: unknown; readonly current?: string };

function isRecent(text: string, now: number): boolean {
  try {
    const value = JSON.parse(text) as Stored;
    // Slices are stored by redux-persist, as text within text.
    const { storedAt } =
      value.current === undefined ? value : (JSON.parse(value.current) as Stored);
    return typeof storedAt === 'number' && !isExpired({ storedAt }, now);
  } catch {
    return false;
  }
}
