import { identityApi } from '../../../../src/api/identity.api';
import { passwordResetApi } from '../../../../src/api/password-reset.api';
import { refreshSession } from '../../../../src/api/refresh-session';
import { getSessionSource } from '../../../../src/api/session-source';
import { signOut } from '../../../../src/api/sign-out';
import { tokensSchema } from '../../../../src/api/tokens.schema';
import { intakeSessionSlice } from '../../../../src/state/intake.slice';
import { sessionSlice } from '../../../../src/state/session.slice';
import { createRequestApi, getIntakeSession, getUserSession } from '../request-api';
import { request } from './client-request';
import { operation } from './operation.types';

const identity = identityApi.endpoints;
const passwordReset = passwordResetApi.endpoints;

/** Starting, continuing and ending a session, in the order in which they can be tried (D3). */
export const signInOperations = [
  operation('signIn', 'account', {
    tag: 'Identity',
    summary: 'Sign in with email and password',
    names: { '': 'Tokens' },
    bodyNames: { '': 'Credentials' },
    description: 'Also sets the HttpOnly cookie of the session.',
    headers: {
      'Set-Cookie': {
        description: 'The session: `HttpOnly; Secure; SameSite=Lax; Path=/auth` (docs/api.md).',
        required: true,
      },
    },
    isPrerequisite: true,
    requests: [
      request(
        identity.signIn,
        ({ email, password }) => ({ email, password }),
        (tokens, { dispatch }) =>
          dispatch(sessionSlice.actions.started({ kind: 'password', ...tokens })),
      ),
    ],
    errors: { 401: 'The email or the password is wrong. The message is shown.' },
  }),
  operation('getCurrentSession', 'account', {
    tag: 'Identity',
    summary: 'New tokens for the session of the cookie',
    names: { '': 'Tokens' },
    isPrerequisite: true,
    requests: [request(identity.getCurrentSession, () => undefined)],
    errors: { 401: 'There is no session.' },
  }),
  operation('authenticateMagicCode', 'intake', {
    tag: 'Identity',
    summary: 'Exchange the code of a magic link for a session',
    names: { '': 'Tokens' },
    isPrerequisite: true,
    requests: [
      request(
        identity.authenticateMagicCode,
        ({ code }) => code,
        (tokens, { dispatch }, magicCode) => {
          const session = { kind: 'magic-link', magicCode, storedAt: Date.now() } as const;
          dispatch(intakeSessionSlice.actions.started({ ...session, ...tokens }));
        },
      ),
    ],
    errors: { 401: 'The code is unknown or has expired.' },
  }),
  operation('refreshToken', 'intake', {
    tag: 'Identity',
    summary: 'New tokens for the session of a magic link',
    description:
      'Sent once after a 401 of an authenticated request, which is then repeated. The session of a password is continued by its cookie. If refresh tokens change with each use, accept the last one for another minute: its response may have been lost.',
    isPrerequisite: true,
    response: tokensSchema,
    requests: [
      {
        endpoint: null,
        send: (_input, { dispatch }) =>
          dispatch(async (...thunk) => {
            const session = getIntakeSession(thunk);
            if (session === null) return { error: { reason: 'no session' } };
            const source = getSessionSource({ auth: 'intake' });
            const outcome = await refreshSession(session, createRequestApi(thunk), source);
            if (outcome === null) return { data: null };
            return 'error' in outcome ? outcome : { error: { reason: 'other user' } };
          }),
      },
    ],
    errors: { 401: 'The refresh token is unknown or has expired. The session ends.' },
  }),
];

/** The end of the session; after all others. */
export const signOutOperations = [
  operation('signOut', 'account', {
    tag: 'Identity',
    summary: 'End the session and clear its cookie',
    description:
      'A session of a magic link has no cookie: the request then has its access token alone. End that session, with its refresh token. A 401 counts as signed out, too.',
    headers: { 'Set-Cookie': { description: 'Deletes the cookie of the session.' } },
    isPrerequisite: true,
    requests: [
      {
        endpoint: null,
        send: async (_input, { dispatch }) => {
          const isConfirmed = await dispatch((...thunk) =>
            dispatch(signOut(getUserSession(thunk))),
          );
          return isConfirmed ? { data: null } : { error: { reason: 'unconfirmed' } };
        },
      },
    ],
  }),
];

/** A new password by a code that is sent to the email address (§7). */
export const passwordResetOperations = [
  operation('requestResetCode', 'passwordReset', {
    tag: 'Identity',
    summary: 'Send a reset code by email',
    requests: [request(passwordReset.requestResetCode, ({ email }) => email)],
  }),
  operation('confirmReset', 'passwordReset', {
    tag: 'Identity',
    summary: 'Set a new password with a reset code',
    bodyNames: { '': 'PasswordReset' },
    requests: [request(passwordReset.confirmReset, ({ userId: _userId, ...reset }) => reset)],
    errors: { 422: 'The code is wrong or has been used.' },
  }),
];
