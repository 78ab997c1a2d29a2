import { readStorage } from '../lib/storage/safe-storage';
import type { Session } from './session.slice';

/** How long a magic-link session may be stored, in ms: 30 days (§9). */
export const SESSION_LIFETIME_MS = 2_592_000_000;

/** The name under which redux-persist stores the session slice. */
export const SESSION_KEY = 'session';

/** The key in local storage that redux-persist makes of such a name. */
export const getPersistKey = (key: string): string => `persist:${key}`;
export const SESSION_STORAGE_KEY = getPersistKey(SESSION_KEY);

/** Raised when the shape changes: what an earlier release stored is dropped then. */
const VERSION = 1;

/** A session as it stands in storage. */
export type StoredSession = MagicLinkSession & { readonly version: typeof VERSION };
type MagicLinkSession = Extract<Session, { kind: 'magic-link' }>;

function isNonEmptyString(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The stored magic-link session, or null for another version, shape or kind, or one past its 30 days (§9). */
export function parseStoredSession(value: unknown, now: number): Session | null {
  const session = parseSession(value);
  return session === null || isExpired(session, now) ? null : session;
}

// A time in the future is a clock set back, or somebody's hand: it proves no age.
function isExpired({ storedAt }: { readonly storedAt: number }, now: number): boolean {
  return !(now >= storedAt && now - storedAt < SESSION_LIFETIME_MS);
}

function parseSession(value: unknown): MagicLinkSession | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, kind, accessToken, refreshToken, magicCode, storedAt } = value as Record<
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
  return { kind, accessToken, refreshToken, magicCode, storedAt };
}

/**
 * What stands in storage for `session`: a magic-link session whole, of a password session nothing (D3). Undefined leaves
 * what stands there to whom it belongs.
 */
export function toStoredSession(session: Session): StoredSession | null | undefined {
  if (session.isSuperseded) return undefined;
  return session.kind === 'magic-link' ? { version: VERSION, ...session } : null;
}

/** Reads the session that another tab may have stored meanwhile under `key`, past our own memory. */
export function readStoredSession(now: number, key = SESSION_KEY): Session | null {
  return parseStoredSession(readStored(key), now);
}

/** True where a magic-link session is still stored that nobody may use any more, for its age (§9). */
export function isStoredSessionExpired(now: number): boolean {
  const session = parseSession(readStored(SESSION_KEY));
  return session !== null && isExpired(session, now);
}

function readStored(key: string): unknown {
  try {
    const slice = JSON.parse(readStorage('local', getPersistKey(key)) ?? '{}') as {
      current?: string;
    };
    return JSON.parse(slice.current ?? 'null');
  } catch {
    return null;
  }
}
