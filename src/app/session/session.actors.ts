import { fromPromise } from 'xstate';
import { identityApi } from '../../api/identity.api';
import { runRequest } from '../../api/run-request';
import { isWireError } from '../../api/wire-error';
import { toFailure } from '../../../machines/port';
import { selectSession, sessionSlice } from '../../state/session.slice';
import type { AppStore } from '../store';
import { signOutMarker } from './sign-out-marker';

const { getCurrentSession, signOut } = identityApi.endpoints;

/** The session's ports: resuming from storage or cookie, and telling the server of a sign-out (D3). */
export function createSessionActors(store: AppStore, restored: Promise<unknown>) {
  return {
    resume: fromPromise<{ isSignedIn: boolean }>(async ({ signal }) => {
      await restored;
      if (selectSession(store.getState()) !== null) return { isSignedIn: true };
      if (signOutMarker.isSet() && !(await confirmSignOut(store))) return { isSignedIn: false };
      return { isSignedIn: await resumeFromCookie(store, signal) };
    }),
    signOut: fromPromise<unknown>(() => {
      signOutMarker.set();
      void confirmSignOut(store);
      return Promise.resolve();
    }),
  };
}

async function resumeFromCookie(store: AppStore, signal: AbortSignal): Promise<boolean> {
  const { epoch } = store.getState().session;
  try {
    const request = store.dispatch(getCurrentSession.initiate(undefined, { track: false }));
    const tokens = await runRequest(request, signal);
    if (store.getState().session.epoch !== epoch) return false;
    store.dispatch(sessionSlice.actions.started({ kind: 'password', ...tokens }));
    return true;
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return toFailure(error).reason === 'refused';
}

/** True once the server has answered: with that its cookie is gone, or was none. */
async function confirmSignOut(store: AppStore): Promise<boolean> {
  const accessToken = selectSession(store.getState())?.accessToken ?? null;
  const { error } = await store.dispatch(signOut.initiate(accessToken, { track: false }));
  const isAnswered = error === undefined || (isWireError(error) && error.reason === 'refused');
  if (isAnswered) signOutMarker.clear();
  return isAnswered;
}
