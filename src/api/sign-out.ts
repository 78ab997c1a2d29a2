import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Session } from '../state/session.slice';
import { createUuid } from '../lib/text/create-uuid';
import { pendingSignOut } from '../state/pending-sign-out';
import type { ThunkExtra } from './thunk-extra';
import { sendApiRequest } from './api-request';
import { withCookieLock } from './cookie-lock';
import * as operations from './operations';
import { toRequest } from './to-request';

/** In ms; a sign-in waits for a pending sign-out. */
const TIMEOUT_MS = 10_000;

/**
 * Signs `session` out at the identity service; null signs out the session of the cookie (D3). Until the server has confirmed it,
 * the cookie resumes no session on this device. Resolves to true when the server has confirmed that the cookie is cleared, or
 * with a 401 that there is no session. Not an RTK Query endpoint: signing out resets the API state, which would abort it.
 */
export function signOut(
  session: Session | null,
): ThunkAction<Promise<boolean>, unknown, ThunkExtra, UnknownAction> {
  return (dispatch, getState, extra) => {
    pendingSignOut.set();
    const { signal } = new AbortController();
    const thunk = { dispatch, getState, extra, signal, abort: () => undefined };
    const api = { ...thunk, endpoint: 'signOut', type: 'mutation' } as const;
    // Ends with the page: a response that came later could clear the cookie of the next person. The next page sends it again.
    const request = {
      // Whenever it is sent again, there may be another session to sign out: it is a new command (D10).
      ...toRequest(operations.signOut, {}, { key: createUuid() }),
      timeout: TIMEOUT_MS,
      headers: session === null ? {} : { authorization: `Bearer ${session.accessToken}` },
    };
    return withCookieLock(extra, async () => {
      // Another person has signed in while this request waited: the cookie is theirs.
      if (!pendingSignOut.isSet()) return true;
      const { error } = await sendApiRequest(request, api, {});
      const isConfirmed = error === undefined || error.status === 401;
      if (isConfirmed) pendingSignOut.clear();
      return isConfirmed;
    });
  };
}
