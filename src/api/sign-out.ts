import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '../state/session.slice';
import type { ThunkExtra } from './thunk-extra';
import { sendApiRequest } from './api-request';
import { endCommand } from './commands';
import { discardBody } from './discard-body';
import { paths } from './paths';

/** In ms; a sign-in waits for a pending sign-out. */
const TIMEOUT_MS = 10_000;

/**
 * Signs `session` out at the identity service; null signs out the session of the cookie (D3). Resolves to true when the
 * server has confirmed that the cookie is cleared, or with a 401 that there is no session. Not an RTK Query endpoint: signing out resets the API state, which
 * would abort it.
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
      // The request outlives the page.
      keepalive: true,
      responseHandler: discardBody,
      timeout: TIMEOUT_MS,
      headers: session === null ? {} : { authorization: `Bearer ${session.accessToken}` },
      service: 'identity',
    } as const;
    const confirmation = Promise.resolve(
      sendApiRequest(request, { ...api, endpoint: 'signOut', type: 'mutation' }, {}),
    ).then(({ error }) => {
      // Whenever it is sent again, there may be another session to sign out.
      dispatch(endCommand(request));
      return error === undefined || error.status === 401;
    });
    extra.pending.signOut = confirmation;
    return confirmation;
  };
}
