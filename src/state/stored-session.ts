import { SESSION_LIFETIME_MS, type Session } from './session.slice';

/** The name under which redux-persist stores the session slice. */
export const SESSION_KEY = 'session';

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** A stored magic-link session as it was written, or null for another shape, another kind, or one past its 30 days. */
export function parseStoredSession(value: unknown, now: number): Session | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, accessToken, refreshToken, magicCode, storedAt } = value as Record<string, unknown>;
  if (kind !== 'magic-link' || typeof storedAt !== 'number') return null;
  if (!isText(accessToken) || !isText(refreshToken) || !isText(magicCode)) return null;
  // A time in the future is a clock set back, or somebody's hand: it proves no age.
  const age = now - storedAt;
  if (!(age >= 0 && age < SESSION_LIFETIME_MS)) return null;
  return { kind, accessToken, refreshToken, magicCode, storedAt };
}

/** What goes into storage: a magic-link session whole, of a password session nothing (D3). */
export function toStoredSession(session: Session | null): Session | null {
  return session?.kind === 'magic-link' ? session : null;
}

/** Reads the session that another tab may have stored meanwhile, past our own memory. */
export function readStoredSession(storage: Pick<Storage, 'getItem'>, now: number): Session | null {
  try {
    const slice = JSON.parse(storage.getItem(`persist:${SESSION_KEY}`) ?? '{}') as {
      current?: string;
    };
    return parseStoredSession(JSON.parse(slice.current ?? 'null'), now);
  } catch {
    return null;
  }
}
