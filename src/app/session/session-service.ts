import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { signOut } from '../../api/sign-out';
import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { isSignedOutEarly } from '../../api/early-load.actions';
import { isSubmitting } from '../../lib/submission/is-submitting';
import { removeStorage } from '../../lib/storage/safe-storage';
import type { Clock } from '../../lib/time/clock';
import { createPersistence } from '../../state/persist-current';
import type { SessionRef } from '../../state/session-context';
import { persistSession } from '../../state/session-persistence';
import { selectSession, sessionSlice } from '../../state/session.slice';
import { readStoredSession, SESSION_STORAGE_KEY } from '../../state/stored-session';
import { openTabChannel, type TabMessage } from '../../state/tab-channel';
import type { AppServices } from '../services/app-services';
import type { AppStore } from '../store/store';
import { dropExpiredSession } from './drop-expired-session';
import { createSessionActions } from './session.actions';
import { createSessionActors } from './session.actors';
import { createSessionUsers } from './session-users';
import { watchSession } from './watch-session';

export type SessionService = {
  readonly actor: SessionRef;
  /** Resolves when the session in the store has been written to storage. */
  readonly flush: () => Promise<void>;
  /** Ends the stored session as if the server had refused it; the intake of a link has a session of its own and stays. */
  readonly expireStored: () => Promise<void>;
  /** The minutes without input after which signed-in pages warn, then sign out; 0 for never, as in the native app. */
  readonly idleMinutes: number;
  /** Signs out where nobody has used the pages: unsent answers stay for the same user (D10). */
  readonly endUnused: () => void;
  /** Resumes the session if that has not been tried yet; true if a user is signed in. Rejects when it cannot be determined. */
  readonly resume: () => Promise<boolean>;
};

/** Restores the stored session and connects the session actor to the store, the other tabs and the wrapper (§4). */
export function createSessionService(services: AppServices): SessionService {
  const { store, wrapper, clock, configuration, injectReducers } = services;
  const idleMinutes = wrapper.isNative ? 0 : configuration.idleMinutes;
  injectReducers({ [sessionSlice.reducerPath]: persistSession(sessionSlice.reducer, clock) });
  dropExpiredSession(clock.now());
  const restore = createPersistence(store);
  // Those who need it try again.
  restore().catch(() => undefined);

  const channel = openTabChannel((message) => {
    switch (message.type) {
      case 'signed-out':
        removeOwnStoredSession(store, clock);
        actor.send({
          type: 'SIGNED_OUT_ELSEWHERE',
          isSubmitting: services.actors.some(isSubmitting),
        });
        break;
      case 'session-lost':
        // A session that is being resumed is the one that was lost.
        if (selectSession(store.getState()) === null && !actor.getSnapshot().hasTag('pending'))
          return;
        removeOwnStoredSession(store, clock);
        actor.send({ type: 'SESSION_LOST_ELSEWHERE', isIdle: message.isIdle });
        break;
      case 'signed-in':
        if (isOtherUser(message, store, users.isResumed()))
          actor.send({ type: 'SIGNED_IN_ELSEWHERE', userId: message.userId });
    }
  });
  const users = createSessionUsers();
  const actor: SessionRef = createActor(
    sessionMachine.provide({
      actors: createSessionActors({ store, clock, restore, idleMinutes }),
      actions: createSessionActions({ services, channel, users, idleMinutes }),
    }),
    { input: { isInWrapper: wrapper.isNative, waitsForWrapper: wrapper.waitsForSignIn } },
  );
  watchSession(services, { actor, channel, users });
  hideOnPageHide(
    () => actor.getSnapshot().matches('authenticated'),
    () => window.location.reload(),
  );
  actor.start();
  // What another tab has said before this actor could hear it.
  if (store.dispatch(isSignedOutEarly())) actor.send({ type: 'SIGNED_OUT_ELSEWHERE' });
  return {
    actor,
    flush: async () => (await restore()).flush(),
    expireStored: async () => {
      await restore();
      const { current, epoch } = store.getState().session;
      if (current?.kind === 'magic-link') store.dispatch(sessionSlice.actions.expired({ epoch }));
      removeStorage('local', SESSION_STORAGE_KEY);
    },
    idleMinutes,
    endUnused: () => {
      void store.dispatch(signOut(selectSession(store.getState())));
      actor.send({ type: 'SESSION_EXPIRED', isIdle: true });
    },
    resume: () => resumeSession(actor),
  };
}

/**
 * True when this tab belongs to another user than the one who has signed in, or to none. A tab that does not know its user yet
 * will notify the others itself if that user has just signed in here; a session that was resumed is given up.
 */
function isOtherUser(
  { userId, isResumed }: Extract<TabMessage, { type: 'signed-in' }>,
  store: AppStore,
  isOwnResumed: boolean,
): boolean {
  const { current, profileUserId } = store.getState().session;
  if (profileUserId !== null) return profileUserId !== userId;
  return current === null || (isOwnResumed && !isResumed);
}

/** Removes the stored session if it is this tab's, which may have written it just after another tab cleared storage. */
function removeOwnStoredSession(store: AppStore, clock: Clock): void {
  const ownToken = selectSession(store.getState())?.accessToken;
  const storedToken = readStoredSession(clock.now())?.accessToken;
  if (storedToken !== undefined && storedToken === ownToken)
    removeStorage('local', SESSION_STORAGE_KEY);
}

async function resumeSession(actor: SessionRef): Promise<boolean> {
  actor.send({ type: 'CHECK_SESSION' });
  const settled = await waitFor(actor, (snapshot) => !snapshot.hasTag('pending'));
  if (settled.context.failure !== null && !settled.matches('authenticated'))
    throw new Error('Could not determine whether a user is signed in.');
  return settled.matches('authenticated');
}
