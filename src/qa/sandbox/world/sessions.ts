import type { Clock } from './clock';

/** A person who is signed in, with a password or by a magic link (D3). */
export type Session = {
  readonly id: string;
  readonly userId: string;
  readonly kind: 'password' | 'magic-link';
};

type Token = { readonly sessionId: string; readonly expiresAt: number };

/** Who is signed in, and by which tokens. */
export type Sessions = {
  open: Map<string, Session>;
  accessTokens: Map<string, Token>;
  /** Each is good for one renewal. */
  refreshTokens: Map<string, Token>;
};

/** What the identity service answers with (D3). */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

const ACCESS_LIFETIME_MS = 15 * 60_000;
const REFRESH_LIFETIME_MS = 60 * 24 * 60 * 60_000;

/** Nobody is signed in. */
export function createEmptySessions(): Sessions {
  return { open: new Map(), accessTokens: new Map(), refreshTokens: new Map() };
}

/** Unlike all else in a world never the same twice: what a browser has kept of one clinic must not open another. */
function createSecret(kind: string): string {
  return `${kind}-${crypto.randomUUID()}`;
}

function findValidToken(tokens: Map<string, Token>, token: string, clock: Clock): Token | null {
  const found = tokens.get(token);
  return found !== undefined && found.expiresAt > clock.now().getTime() ? found : null;
}

/** Fresh tokens for a session; the older access tokens stay good until they expire. */
export function issueTokens(sessions: Sessions, { id }: Session, clock: Clock): Tokens {
  const accessToken = createSecret('access');
  const refreshToken = createSecret('refresh');
  const now = clock.now().getTime();
  sessions.accessTokens.set(accessToken, { sessionId: id, expiresAt: now + ACCESS_LIFETIME_MS });
  sessions.refreshTokens.set(refreshToken, { sessionId: id, expiresAt: now + REFRESH_LIFETIME_MS });
  return { accessToken, refreshToken };
}

/** Signs somebody in. */
export function openSession(sessions: Sessions, userId: string, kind: Session['kind']): Session {
  const session: Session = { id: createSecret('session'), userId, kind };
  sessions.open.set(session.id, session);
  return session;
}

/** The session that an access token stands for, or null once it is expired or signed out. */
export function findSessionByToken(
  sessions: Sessions,
  token: string,
  clock: Clock,
): Session | null {
  const found = findValidToken(sessions.accessTokens, token, clock);
  return found === null ? null : (sessions.open.get(found.sessionId) ?? null);
}

/** Spends a refresh token; null where it is spent, expired or signed out. */
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

/** Signs a session out: none of its tokens works any more. */
export function closeSession(sessions: Sessions, sessionId: string): void {
  sessions.open.delete(sessionId);
}

/** Signs a person out everywhere. */
export function closeUserSessions(sessions: Sessions, userId: string): void {
  for (const session of [...sessions.open.values()])
    if (session.userId === userId) sessions.open.delete(session.id);
}

/** Every access token is as good as expired; sessions can be renewed. */
export function expireAccessTokens(sessions: Sessions): void {
  sessions.accessTokens.clear();
}
