import { readStorage } from '../lib/storage/safe-storage';
import type { Session } from './session.slice';

/** How long a magic-link session may be stored, in ms: 30 days (§9). */
export const SESSION_LIFETIME_MS = 2_592_000_000;

/** The redux-persist key of the session slice. */
export const SESSION_KEY = 'session';

/** Returns the key in local storage of a redux-persist key. */
export const getPersistKey = (key: string): string => `persist:${key}`;
/** The key of the session in local storage. */
export const SESSION_STORAGE_KEY = getPersistKey(SESSION_KEY);

/** Increment when the shape changes: data of other versions is dropped. */
const VERSION = 1;

/** The stored form of a session. */
type StoredSession = MagicLinkSession & { readonly version: typeof VERSION };
type MagicLinkSession = Extract<Session, { kind: 'magic-link' }>;

function isNonEmptyString(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** Validates a stored magic-link session; null for another version, shape or kind, or after 30 days (§9). */
export function parseStoredSession(value: unknown, now: number): Session | null {
  const session = parseSession(value);
  return session === null || isExpired(session, now) ? null : session;
}

/**
 * True after `lifetimeMs`, by default 30 days. A time in the future is no reason to drop anything: the clock of the device
 * was set back since, maybe for a moment (D9). One that was set forward cannot be told from time that has passed.
 */
export function isExpired(
  { storedAt }: { readonly storedAt: number },
  now: number,
  lifetimeMs: number = SESSION_LIFETIME_MS,
): boolean {
  return !(now - storedAt < lifetimeMs);
}

function parseSession(value: unknown): MagicLinkSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, kind, accessToken, refreshToken, magicCode, storedAt, userId } = value as Record<
    string,
    unknown
  >;
  if (version !== VERSION || kind !== 'magic-link' || typeof storedAt !== 'number') return null;
  if (
    !isNonEmptyString(accessToken) ||
    !isNonEmptyString(refreshToken) ||
    !isNonEmptyString(magicCode)
  )
    return null;
  const session = { kind, accessToken, refreshToken, magicCode, storedAt } as const;
  return isNonEmptyString(userId) ? { ...session, userId } : session;
}

/**
 * Converts a session to its stored form; null for a password session, which is never stored (D3). Undefined for a superseded
 * session, which must not replace the stored one.
 */
export function toStoredSession(session: Session): StoredSession | null | undefined {
  if (session.isSuperseded) return undefined;
  return session.kind === 'magic-link' ? { version: VERSION, ...session } : null;
}

/** Reads the session under `key` directly from storage, where another tab may have replaced it. */
export function readStoredSession(now: number, key = SESSION_KEY): Session | null {
  return parseStoredSession(readStoredCurrent(key), now);
}

/** True if a magic-link session is still stored after its 30 days (§9). */
export function isStoredSessionExpired(now: number): boolean {
  const session = parseSession(readStoredCurrent(SESSION_KEY));
  return session !== null && isExpired(session, now);
}

/** Reads the `current` of the slice that redux-persist stored under `key`, unparsed; null without one. */
export function readStoredCurrent(key: string): unknown {
  const text = readStorage('local', getPersistKey(key));
  return text === null ? null : parseStoredSlice(text);
}

/** The `current` of a slice as redux-persist stores it; null if it cannot be read. */
export function parseStoredSlice(text: string): unknown {
  try {
    const slice = JSON.parse(text) as { current?: string };
    return JSON.parse(slice.current ?? 'null');
  } catch {
    return null;
  }
}
