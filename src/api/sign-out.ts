import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '../state/session.slice';
import type { ThunkExtra } from './api-environment';
import { sendApiRequest } from './api-request';
import { paths } from './paths';

/** How long a sign-out may take, in ms: a sign-in waits for it. */
const TIMEOUT_MS = 10_000;
/** By store, the sign-out that is under way. */
const pendingSignOuts = new WeakMap<object, Promise<boolean>>();

/**
 * Ends `session` at the identity service, or with null the one that its cookie stands for (D3); true once the server has
 * answered, and with that the cookie is gone. It is no endpoint: logging out empties the cache, which ends the calls of all endpoints.
 */
export function signOut(
  session: Session | null,
): ThunkAction<Promise<boolean>, unknown, ThunkExtra, UnknownAction> {
  return (dispatch, getState, extra) => {
    const { signal } = new AbortController();
    const api = { dispatch, getState, extra, signal, abort: () => undefined };
    const request = {
      url: paths.signOut,
      method: 'POST',
      // The call outlives the page, and nobody reads its answer.
      keepalive: true,
      responseHandler: 'text',
      timeout: TIMEOUT_MS,
      headers: session === null ? {} : { authorization: `Bearer ${session.accessToken}` },
      service: 'identity',
    } as const;
    const confirmation = Promise.resolve(
      sendApiRequest(request, { ...api, endpoint: 'signOut', type: 'mutation' }, {}),
    ).then(({ error }) => error === undefined || error.reason === 'rejected');
    pendingSignOuts.set(extra, confirmation);
    return confirmation;
  };
}

/** Resolves once no sign-out is under way: its answer clears the cookie, also one that was set meanwhile. */
export async function waitForSignOut(extra: ThunkExtra): Promise<void> {
  await pendingSignOuts.get(extra);
}
