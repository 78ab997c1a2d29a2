import * as v from 'valibot';
import { findAccount } from '../world/accounts';
import {
  closeSession,
  issueTokens,
  openSession,
  exchangeRefreshToken,
  findSessionByToken,
} from '../world/sessions';
import { endpoint, ok } from './endpoint';
import { getBearerToken } from './authenticated-endpoint';
import { HttpError } from './http-error';
import { emailAddress, lowerCaseEmail } from './request-schemas';

const COOKIE = 'session';
const COOKIE_ATTRIBUTES = 'Path=/auth; HttpOnly; SameSite=Lax';
const COOKIE_MAX_AGE_SECONDS = 30 * 24 * 60 * 60;

function getSessionId(headers: Headers): string | null {
  const pairs = (headers.get('cookie') ?? '').split(/; */);
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1) ?? null;
}

/** The `set-cookie` header of a session; null deletes the cookie. */
export function createSessionCookie(sessionId: string | null) {
  const seconds = sessionId === null ? 0 : COOKIE_MAX_AGE_SECONDS;
  return { 'set-cookie': `${COOKIE}=${sessionId ?? ''}; Max-Age=${seconds}; ${COOKIE_ATTRIBUTES}` };
}

/** The identity service (D3). */
export const identityEndpoints = [
  endpoint({
    name: 'sign-in',
    method: 'POST',
    path: '/auth/sign-in',
    body: v.strictObject({
      email: v.pipe(emailAddress, lowerCaseEmail),
      password: v.string(),
      userType: v.literal('patient'),
    }),
    respond: ({ world, body }) => {
      const account = findAccount(world.accounts, body.email, body.password);
      if (account === null) throw new HttpError(401, 'The email or the password is not right.');
      const session = openSession(world.sessions, account.userId, 'password');
      return {
        ...ok(issueTokens(world.sessions, session, world.clock)),
        headers: createSessionCookie(session.id),
      };
    },
  }),
  endpoint({
    name: 'session',
    method: 'GET',
    path: '/auth/session',
    respond: ({ world, headers }) => {
      const session = world.sessions.open.get(getSessionId(headers) ?? '');
      if (session === undefined) throw new HttpError(401, 'You are not signed in.');
      return ok(issueTokens(world.sessions, session, world.clock));
    },
  }),
  endpoint({
    name: 'sign-out',
    method: 'POST',
    path: '/auth/sign-out',
    respond: ({ world, headers }) => {
      const tokenSession = findSessionByToken(
        world.sessions,
        getBearerToken(headers) ?? '',
        world.clock,
      );
      for (const id of [getSessionId(headers), tokenSession?.id])
        if (id) closeSession(world.sessions, id);
      return { status: 204, headers: createSessionCookie(null) };
    },
  }),
  endpoint({
    name: 'refresh-token',
    method: 'POST',
    path: '/auth/refresh-token',
    body: v.strictObject({ refreshToken: v.string() }),
    respond: ({ world, body }) => {
      const tokens = exchangeRefreshToken(world.sessions, body.refreshToken, world.clock);
      if (tokens === null) throw new HttpError(401, 'This session is over.');
      return ok(tokens);
    },
  }),
];
