import { fromPromise, waitFor } from 'xstate';
import { PortError } from '../../../machines/port';
import type { Credentials } from '../../../machines/sign-in/sign-in.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { identityApi } from '../../api/identity.api';
import { runMutation } from '../../api/run-request';
import { startSession } from '../../api/start-session';
import type { SessionRef } from '../../state/session-context';
import type { Wrapper } from '../../wrapper/wrapper.types';

type Dependencies = {
  readonly dispatch: ApiDispatch;
  readonly session: SessionRef;
  readonly wrapper: Wrapper;
};

/** Implements the ports of the sign-in machine: the session's actor and the identity service (D3). */
export function createSignInActors({ dispatch, session, wrapper }: Dependencies) {
  return {
    resumeSession: fromPromise<{ isSignedIn: boolean }>(async ({ signal }) => {
      const getSettledSession = () =>
        waitFor(session, (snapshot) => !snapshot.hasTag('pending'), { signal });
      let settled = await getSettledSession();
      if (settled.matches('unknown')) {
        session.send({ type: 'RESUME' });
        settled = await getSettledSession();
      }
      const { failure } = settled.context;
      if (settled.matches('failed') && failure !== null) throw new PortError(failure);
      return { isSignedIn: settled.matches('authenticated') };
    }),
    signIn: fromPromise<unknown, Credentials>(async ({ input: { email, password } }) => {
      const credentials = { email: email.trim().toLowerCase(), password };
      // Not aborted with the actor: the server may have started the session already.
      const tokens = await runMutation(dispatch, identityApi.endpoints.signIn, credentials);
      wrapper.send({ type: 'login', payload: credentials });
      startSession({ kind: 'password', ...tokens }, dispatch, session);
    }),
  };
}
