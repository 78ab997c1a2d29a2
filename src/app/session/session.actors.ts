import { fromPromise } from 'xstate';
import { identityApi } from '../../api/identity.api';
import { runMutation } from '../../api/run-request';
import { signOut } from '../../api/sign-out';
import { toFailure } from '../../../machines/port';
import type { Clock } from '../../lib/time/clock';
import { selectSession, sessionSlice, type Session } from '../../state/session.slice';
import { isIdleTooLong, lastInput } from '../../state/last-input';
import { removeStorage } from '../../lib/storage/safe-storage';
import { readStoredSession, SESSION_STORAGE_KEY } from '../../state/stored-session';
import type { AppStore } from '../store/store';
import { pendingSignOut } from '../../state/pending-sign-out';

const { getCurrentSession } = identityApi.endpoints;

type Dependencies = {
  readonly store: AppStore;
  readonly clock: Clock;
  /** Resolves when the stored session has been restored into the store; tries again if that has failed. */
  readonly restore: () => Promise<unknown>;
  /** The minutes without input after which a session ends; 0 for never. */
  readonly idleMinutes: number;
};

/** The session's ports: resume from storage or cookie, and sign out on the server (D3). */
export function createSessionActors({ store, clock, restore, idleMinutes }: Dependencies) {
  window.addEventListener('online', () => {
    if (pendingSignOut.isSet()) void store.dispatch(signOut(null));
  });
  return {
    resume: fromPromise<{ isSignedIn: boolean; isIdle?: boolean }>(async ({ signal }) => {
      await restore();
      if (isIdleTooLong(idleMinutes, clock.now())) {
        endUnused(store);
        return { isSignedIn: false, isIdle: true };
      }
      if (selectSession(store.getState()) !== null) return { isSignedIn: true };
      const { epoch } = store.getState().session;
      const found = readStoredSession(clock.now()) ?? (await resumeFromCookie(store, signal));
      // A sign-in or sign-out during the request takes precedence.
      if (found === null || store.getState().session.epoch !== epoch) return { isSignedIn: false };
      store.dispatch(sessionSlice.actions.started(found));
      return { isSignedIn: true };
    }),
    signOut: fromPromise<unknown>(async () => {
      await restore();
      void store.dispatch(signOut(selectSession(store.getState())));
    }),
  };
}

/**
 * Ends a session that was left open: whoever opens the page now may be somebody else. Does not wait for the server: until it has
 * confirmed, the cookie resumes no session.
 */
function endUnused(store: AppStore): void {
  const session = selectSession(store.getState());
  store.dispatch(sessionSlice.actions.ended());
  removeStorage('local', SESSION_STORAGE_KEY);
  lastInput.clear();
  void store.dispatch(signOut(session));
}

/** The session of the cookie, or null; rejects on errors other than a refusal by the server. */
async function resumeFromCookie(store: AppStore, signal: AbortSignal): Promise<Session | null> {
  if (pendingSignOut.isSet()) {
    await store.dispatch(signOut(null));
    return null;
  }
  try {
    const tokens = await runMutation(store.dispatch, getCurrentSession, undefined, signal);
    // Another tab may have signed out meanwhile.
    return pendingSignOut.isSet() ? null : { kind: 'password', ...tokens };
  } catch (error) {
    if (toFailure(error).reason === 'rejected') return null;
    throw error;
  }
}
