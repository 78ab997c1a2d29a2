import { identityApi } from '../../../../src/api/identity.api';
import { passwordResetApi } from '../../../../src/api/password-reset.api';
import { refreshSession } from '../../../../src/api/refresh-session';
import { getSessionSource } from '../../../../src/api/session-source';
import { signOut } from '../../../../src/api/sign-out';
import { tokensSchema } from '../../../../src/api/tokens.schema';
import { intakeSessionSlice } from '../../../../src/state/intake.slice';
import { sessionSlice, type Tokens } from '../../../../src/state/session.slice';
import { createRequestApi, getIntakeSession, getUserSession } from '../request-api';
import { operation } from './operation.types';

const identity = identityApi.endpoints;
const passwordReset = passwordResetApi.endpoints;

/** Starting, continuing and ending a session, in the order in which they can be tried (D3). */
export const signInOperations = [
  operation({
    id: 'signIn',
    tag: 'Identity',
    summary: 'Sign in with email and password',
    description: 'Also sets the HttpOnly cookie of the session.',
    needs: 'account',
    headers: {
      'Set-Cookie': {
        description: 'The session: `HttpOnly; Secure; SameSite=Lax; Path=/auth` (docs/hosting.md).',
        required: true,
      },
    },
    isPrerequisite: true,
    start: async ({ dispatch }, { email, password }) => {
      const outcome = await dispatch(identity.signIn.initiate({ email, password }));
      if (outcome.data !== undefined)
        dispatch(sessionSlice.actions.started({ kind: 'password', ...outcome.data }));
      return outcome;
    },
    errors: { 401: 'The email or the password is wrong. The message is shown.' },
  }),
  operation({
    id: 'getCurrentSession',
    tag: 'Identity',
    summary: 'New tokens for the session of the cookie',
    needs: 'account',
    session: 'cookie',
    isPrerequisite: true,
    start: ({ dispatch }) => dispatch(identity.getCurrentSession.initiate(undefined)),
    errors: { 401: 'There is no session.' },
  }),
  operation({
    id: 'authenticateMagicCode',
    tag: 'Identity',
    summary: 'Exchange the code of a magic link for a session',
    needs: 'intake',
    isPrerequisite: true,
    start: async ({ dispatch }, { code }) => {
      const outcome = await dispatch(identity.authenticateMagicCode.initiate(code));
      if (outcome.data !== undefined) {
        const session = { kind: 'magic-link', magicCode: code, storedAt: Date.now() } as const;
        // SAFETY: the endpoint's schema has checked the tokens.
        const tokens = outcome.data as Tokens;
        dispatch(intakeSessionSlice.actions.started({ ...session, ...tokens }));
      }
      return outcome;
    },
    errors: { 401: 'The code is unknown or has expired.' },
  }),
  operation({
    id: 'refreshToken',
    endpoints: [],
    tag: 'Identity',
    summary: 'New tokens for the session of a magic link',
    description: 'Sent once after a 401 of an authenticated request, which is then repeated.',
    needs: 'intake',
    isPrerequisite: true,
    response: tokensSchema,
    start: ({ dispatch }) =>
      dispatch(async (...thunk) => {
        const session = getIntakeSession(thunk);
        if (session === null) return { error: { reason: 'no session' } };
        const source = getSessionSource({ service: 'intake' });
        const outcome = await refreshSession(session, createRequestApi(thunk), source);
        if (outcome === null) return { data: null };
        return 'error' in outcome ? outcome : { error: { reason: 'other user' } };
      }),
    errors: { 401: 'The refresh token is unknown or has expired. The session ends.' },
  }),
];

/** The end of the session; after all others. */
export const signOutOperations = [
  operation({
    id: 'signOut',
    endpoints: [],
    tag: 'Identity',
    summary: 'End the session and clear its cookie',
    description: 'A 401 counts as signed out, too.',
    headers: { 'Set-Cookie': { description: 'Deletes the cookie of the session.' } },
    needs: 'account',
    session: 'cookie',
    isPrerequisite: true,
    response: null,
    start: async ({ dispatch }) => {
      const isConfirmed = await dispatch((...thunk) => dispatch(signOut(getUserSession(thunk))));
      return isConfirmed ? { data: null } : { error: { reason: 'unconfirmed' } };
    },
  }),
];

/** A new password by a code that is sent to the email address (§7). */
export const passwordResetOperations = [
  operation({
    id: 'requestResetCode',
    tag: 'Identity',
    summary: 'Send a reset code by email',
    needs: 'passwordReset',
    response: null,
    start: ({ dispatch }, { email }) => dispatch(passwordReset.requestResetCode.initiate(email)),
  }),
  operation({
    id: 'confirmReset',
    tag: 'Identity',
    summary: 'Set a new password with a reset code',
    needs: 'passwordReset',
    response: null,
    start: ({ dispatch }, reset) => dispatch(passwordReset.confirmReset.initiate(reset)),
    errors: { 422: 'The code is wrong or has been used. The message is shown.' },
  }),
];
