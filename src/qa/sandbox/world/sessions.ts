import type { Clock } from './clock';

/** A session, opened with a password or a magic link (D3). */
export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'password' | 'magic-link';
};

type Token = { readonly sessionId: string; readonly expiresAt: number };

/** The open sessions and their tokens. */
export type Sessions = {
  open: Map<string, Session>;
  accessTokens: Map<string, Token>;
  /** Each can be used once. */
  refreshTokens: Map<string, Token>;
};

/** The tokens in a response of the identity service (D3). */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

const ACCESS_LIFETIME_MS = 15 * 60_000;
const REFRESH_LIFETIME_MS = 60 * 24 * 60 * 60_000;

/** Creates a state without sessions. */
export function createEmptySessions(): Sessions {
  return { open: new Map(), accessTokens: new Map(), refreshTokens: new Map() };
}

/** Random, unlike everything else in a world: tokens that a browser has stored must not work in another world. */
function createSecret(kind: string): string {
  return `${kind}-${crypto.randomUUID()}`;
}

function findValidToken(tokens: Map<string, Token>, token: string, clock: Clock): Token | null {
  const found = tokens.get(token);
  return found !== undefined && found.expiresAt > clock.now().getTime() ? found : null;
}

/** Issues new tokens for a session; older access tokens stay valid until they expire. */
export function issueTokens(sessions: Sessions, { id }: Session, clock: Clock): Tokens {
  const accessToken = createSecret('access');
  const refreshToken = createSecret('refresh');
  const now = clock.now().getTime();
  sessions.accessTokens.set(accessToken, { sessionId: id, expiresAt: now + ACCESS_LIFETIME_MS });
  sessions.refreshTokens.set(refreshToken, { sessionId: id, expiresAt: now + REFRESH_LIFETIME_MS });
  return { accessToken, refreshToken };
}

/** Opens a session for a user. */
export function openSession(sessions: Sessions, userId: string, kind: Session['kind']): Session {
  const session: Session = { id: createSecret('session'), userId, kind };
  sessions.open.set(session.id, session);
  return session;
}

/** The session of an access token; null if the token has expired or the session is closed. */
export function findSessionByToken(
  sessions: Sessions,
  token: string,
  clock: Clock,
): Session | null {
  const found = findValidToken(sessions.accessTokens, token, clock);
  return found === null ? null : (sessions.open.get(found.sessionId) ?? null);
}

/** Exchanges a refresh token for new tokens; null if it is used or expired, or its session is closed. */
export function exchangeRefreshToken(
  sessions: Sessions,
  token: string,
  clock: Clock,
): Tokens | null {
  const found = findValidToken(sessions.refreshTokens, token, clock);
  sessions.refreshTokens.delete(token);
  const session = found === null ? undefined : sessions.open.get(found.sessionId);
  return session === undefined ? null : issueTokens(sessions, session, clock);
}

/** Closes a session, which invalidates its tokens. */
export function closeSession(sessions: Sessions, sessionId: string): void {
  sessions.open.delete(sessionId);
}

/** Closes all sessions of a user. */
export function closeUserSessions(sessions: Sessions, userId: string): void {
  for (const session of [...sessions.open.values()])
    if (session.userId === userId) sessions.open.delete(session.id);
}

/** Expires every access token; sessions can still be refreshed. */
export function expireAccessTokens(sessions: Sessions): void {
  sessions.accessTokens.clear();
}
