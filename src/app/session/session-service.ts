import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { endAllCommands } from '../../api/commands';
import { profileApi } from '../../api/profile.api';
import { removeStaleDrafts } from '../../lib/drafts/draft';
import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { removeStorage } from '../../lib/storage/safe-storage';
import type { ActorRegistry } from '../../lib/actors/actor-registry';
import type { Clock } from '../../lib/time/clock';
import { createPersistence } from '../../state/persist-current';
import type { SessionRef } from '../../state/session-context';
import { persistSession } from '../../state/session-persistence';
import { selectSession, sessionSlice } from '../../state/session.slice';
import { readStoredSession, SESSION_STORAGE_KEY } from '../../state/stored-session';
import type { Wrapper, WrapperMessage } from '../../wrapper/wrapper.types';
import type { AppServices } from '../services/app-services';
import type { AppStore } from '../store/store';
import { clearPersonalData, type ClearOptions } from './clear-personal-data';
import { dropExpiredSession } from './drop-expired-session';
import { pendingSignOut } from './pending-sign-out';
import { createSessionActors, sendSignOut } from './session.actors';
import { openTabChannel, type TabChannel } from './tab-channel';

export type SessionService = {
  readonly actor: SessionRef;
  /** Resolves when the session in the store has been written to storage. */
  readonly flush: () => Promise<void>;
  /** Ends the stored session as if the server had refused it; the intake of a link has a session of its own and stays. */
  readonly expireStored: () => Promise<void>;
  /** Resumes the session if that has not been tried yet; true if a user is signed in. Rejects when it cannot be determined. */
  readonly resume: () => Promise<boolean>;
};

/** Restores the stored session and connects the session actor to the store, the other tabs and the wrapper (§4). */
export function createSessionService(services: AppServices): SessionService {
  const { store, wrapper, clock, injectReducers } = services;
  injectReducers({ [sessionSlice.reducerPath]: persistSession(sessionSlice.reducer, clock) });
  dropExpiredSession(clock.now());
  const restore = createPersistence(store);
  // Those who need it try again.
  restore().catch(() => undefined);

  const channel = openTabChannel((message) => {
    switch (message.type) {
      case 'signed-out':
        removeOwnStoredSession(store, clock);
        actor.send({ type: 'SIGNED_OUT_ELSEWHERE' });
        break;
      case 'session-lost':
        if (selectSession(store.getState()) === null) return;
        removeOwnStoredSession(store, clock);
        actor.send({ type: 'SESSION_LOST_ELSEWHERE' });
        break;
      case 'signed-in':
        if (isOtherUser(message.userId, store))
          actor.send({ type: 'SIGNED_IN_ELSEWHERE', userId: message.userId });
    }
  });
  const notifyWrapper = (message: WrapperMessage) => {
    if (!wrapper.send(message)) actor.send({ type: 'WRAPPER_UNAVAILABLE' });
  };
  const clearSession = (scope: 'tab' | 'device', options: ClearOptions = {}) => {
    store.dispatch(sessionSlice.actions.ended());
    clearPersonalData(store, scope, options);
    // After a session that was lost, the same user finds the unsent answers again (D10).
    if (options.keepsAnswers !== true) services.actors.stopAll();
  };
  const actor: SessionRef = createActor(
    sessionMachine.provide({
      actors: createSessionActors({ store, clock, restore }),
      actions: {
        notifyAuthenticated: ({ event }) =>
          handleSessionStarted(store, wrapper.isNative || event.type === 'SIGNED_IN'),
        clearAllData: () => clearSession('device'),
        clearAccountData: () => clearSession('device', { keepsIntake: true, keepsAnswers: true }),
        clearTabData: () => clearSession('tab'),
        clearTabAccountData: ({ event }) => {
          // Unsent answers stay for the user who typed them (D10).
          const newUserId = event.type === 'SIGNED_IN_ELSEWHERE' ? event.userId : null;
          clearSession('tab', {
            keepsIntake: true,
            keepsAnswers: newUserId === null || !isOtherThanLastUser(newUserId),
          });
          if (newUserId !== null) removeStaleDrafts(clock.now(), newUserId);
        },
        notifyOtherTabs: () => channel.post({ type: 'signed-out' }),
        notifyOtherTabsOfLoss: () => channel.post({ type: 'session-lost' }),
        notifyWrapperAuthInvalid: () => notifyWrapper({ type: 'auth-invalid' }),
        notifyWrapperSignedOut: () => notifyWrapper({ type: 'logout' }),
      },
    }),
    { input: { isInWrapper: wrapper.isNative, waitsForWrapper: wrapper.waitsForSignIn } },
  );
  const isOtherThanLastUser = watchStore(store, {
    actor,
    wrapper,
    channel,
    clock,
    actors: services.actors,
  });
  hideOnPageHide(
    () => actor.getSnapshot().matches('authenticated'),
    () => window.location.reload(),
  );
  actor.start();
  return {
    actor,
    flush: async () => (await restore()).flush(),
    expireStored: async () => {
      await restore();
      const { current, epoch } = store.getState().session;
      if (current?.kind === 'magic-link') store.dispatch(sessionSlice.actions.expired({ epoch }));
      removeStorage('local', SESSION_STORAGE_KEY);
    },
    resume: () => resumeSession(actor),
  };
}

type SessionListeners = {
  readonly actor: SessionRef;
  readonly wrapper: Wrapper;
  readonly channel: TabChannel;
  readonly clock: Clock;
  readonly actors: ActorRegistry;
};

/**
 * Reacts when requests have loaded the profile of the session, or have found the session expired. Returns a function that is
 * true for any other user than the last one of this tab.
 */
function watchStore(
  store: AppStore,
  { actor, wrapper, channel, clock, actors }: SessionListeners,
): (userId: string) => boolean {
  let knownUserId: string | null = null;
  let lastUserId: string | null = null;
  store.subscribe(() => {
    const { current, isExpired, profileUserId } = store.getState().session;
    if (profileUserId !== knownUserId) {
      knownUserId = profileUserId;
      if (profileUserId !== null) {
        // Unsent answers belong to the user who typed them.
        if (lastUserId !== null && lastUserId !== profileUserId) {
          actors.stopAll();
          store.dispatch(endAllCommands());
        }
        removeStaleDrafts(clock.now(), profileUserId);
        lastUserId = profileUserId;
        wrapper.send({ type: 'auth-success', payload: { userId: profileUserId } });
        channel.post({ type: 'signed-in', userId: profileUserId });
      }
    }
    if (!isExpired) return;
    // The browser may still hold the cookie of an earlier password session: it must not resume.
    if (current?.kind === 'magic-link') {
      pendingSignOut.set();
      void sendSignOut(store, current);
    }
    actor.send({ type: 'SESSION_EXPIRED' });
  });
  return (userId) => lastUserId !== null && userId !== lastUserId;
}

/**
 * True when this tab belongs to another user than `userId`, or to none. A tab that has a session but does not know its
 * user yet will notify the others itself.
 */
function isOtherUser(userId: string, store: AppStore): boolean {
  const { current, profileUserId } = store.getState().session;
  return profileUserId === null ? current === null : profileUserId !== userId;
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

/**
 * A password sign-in replaces the cookie of the unconfirmed sign-out. `shouldLoadProfile`: the wrapper and the other tabs
 * are notified once the profile is known, also on screens that do not need it.
 */
function handleSessionStarted(store: AppStore, shouldLoadProfile: boolean): void {
  if (selectSession(store.getState())?.kind === 'password') pendingSignOut.clear();
  if (shouldLoadProfile)
    void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));
}
