import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { baseApi } from '../../api/base-api';
import { profileApi } from '../../api/profile.api';
import { signOut } from '../../api/sign-out';
import type { Clock } from '../../lib/time/clock';
import { hideOnPageHide } from '../../lib/browser/bfcache-guard';
import { clearStorage, removeStorage } from '../../lib/storage/safe-storage';
import type { SessionRef } from '../../state/session-context';
import { startPersistence } from '../../state/persist-current';
import { persistSession } from '../../state/session-persistence';
import { selectSession, sessionSlice } from '../../state/session.slice';
import {
  isStoredSessionExpired,
  readStoredSession,
  SESSION_STORAGE_KEY,
} from '../../state/stored-session';
import type { Wrapper, WrapperMessage } from '../../wrapper/wrapper.types';
import { injectReducers } from '../store/inject-reducers';
import type { AppStore } from '../store/store';

import { createSessionActors } from './session.actors';
import { pendingSignOut } from './pending-sign-out';
import { openTabChannel, type TabChannel } from './tab-channel';

type Dependencies = { readonly store: AppStore; readonly wrapper: Wrapper; readonly clock: Clock };

const sessionActors = new WeakMap<AppStore, SessionRef>();
const flushes = new WeakMap<AppStore, () => Promise<void>>();

/** The one session flow of an app, opened by whoever asks first. */
export function getSessionActor(dependencies: Dependencies): SessionRef {
  const session = sessionActors.get(dependencies.store) ?? startSessionActor(dependencies);
  sessionActors.set(dependencies.store, session);
  return session;
}

/** Starts the session flow, with what is stored of it, its other tabs and its wrapper (§4). */
function startSessionActor({ store, wrapper, clock }: Dependencies): SessionRef {
  injectReducers(store, {
    [sessionSlice.reducerPath]: persistSession(sessionSlice.reducer, clock),
  });
  // The same goes for a magic link that is dropped for its age.
  if (isStoredSessionExpired(clock.now())) pendingSignOut.set();
  const restored = startPersistence(store);
  flushes.set(store, async () => (await restored).flush());

  const channel = openTabChannel((message) => {
    if (message.type === 'signed-out') {
      removeOwnStoredSession(store, clock);
      session.send({ type: 'SIGNED_OUT_ELSEWHERE' });
    } else if (isOtherUser(message.userId, store)) session.send({ type: 'SIGNED_IN_ELSEWHERE' });
  });
  const notifyWrapper = (message: WrapperMessage) => {
    if (!wrapper.send(message)) session.send({ type: 'WRAPPER_UNAVAILABLE' });
  };
  const session: SessionRef = createActor(
    sessionMachine.provide({
      actors: createSessionActors({ store, clock, restored }),
      actions: {
        notifyAuthenticated: ({ event }) =>
          handleSessionStarted(store, wrapper.isNative || event.type === 'SIGNED_IN'),
        clearAllData: () => clearAllData(store),
        clearTabData: () => clearTabData(store),
        notifyOtherTabs: () => channel.post({ type: 'signed-out' }),
        notifyWrapperAuthInvalid: () => notifyWrapper({ type: 'auth-invalid' }),
        notifyWrapperSignedOut: () => notifyWrapper({ type: 'logout' }),
      },
    }),
    { input: { isInWrapper: wrapper.isNative, waitsForWrapper: wrapper.waitsForSignIn } },
  );
  watchStore(store, { session, wrapper, channel });
  hideOnPageHide(
    () => session.getSnapshot().matches('authenticated'),
    () => window.location.reload(),
  );
  session.start();
  return session;
}

type SessionListeners = {
  readonly session: SessionRef;
  readonly wrapper: Wrapper;
  readonly channel: TabChannel;
};

/** Passes on what the store learns of the session from the calls: that it is lost, and whose it is. */
function watchStore(store: AppStore, { session, wrapper, channel }: SessionListeners): void {
  let knownUserId: string | null = null;
  store.subscribe(() => {
    const { current, isExpired, profileUserId } = store.getState().session;
    if (profileUserId !== knownUserId) {
      knownUserId = profileUserId;
      if (profileUserId !== null) {
        wrapper.send({ type: 'auth-success', payload: { userId: profileUserId } });
        channel.post({ type: 'signed-in', userId: profileUserId });
      }
    }
    if (!isExpired) return;
    // Beside a magic link an older cookie may stand, of whom it was before: it resumes nobody afterwards.
    if (current?.kind === 'magic-link') void store.dispatch(signOut(current));
    session.send({ type: 'SESSION_EXPIRED' });
  });
}

/** True when this tab speaks for nobody or for somebody else; one that does not know yet will tell the others itself. */
function isOtherUser(userId: string, store: AppStore): boolean {
  const { current, profileUserId } = store.getState().session;
  return profileUserId === null ? current === null : profileUserId !== userId;
}

/** What this tab has stored may have been written just after the other one emptied storage; another session stays. */
function removeOwnStoredSession(store: AppStore, clock: Clock): void {
  const ownToken = selectSession(store.getState())?.accessToken;
  const storedToken = readStoredSession(clock.now())?.accessToken;
  if (storedToken !== undefined && storedToken === ownToken)
    removeStorage('local', SESSION_STORAGE_KEY);
}

/** True when somebody is signed in, resumed if nobody has asked yet; rejects when that cannot be told. */
export async function resumeSession(dependencies: Dependencies): Promise<boolean> {
  const session = getSessionActor(dependencies);
  session.send({ type: 'CHECK_SESSION' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
  if (settled.context.failure !== null && !settled.matches('authenticated'))
    throw new Error('It cannot be told whether somebody is signed in.');
  return settled.matches('authenticated');
}

/** Resolves when what the store holds of the session is stored. */
export async function flushSession(store: AppStore): Promise<void> {
  await flushes.get(store)?.();
}

/**
 * A new cookie is nobody's who signed out. The wrapper is to learn whose session this is, and other tabs of a new one,
 * whatever the screen.
 */
function handleSessionStarted(store: AppStore, shouldLoadProfile: boolean): void {
  if (selectSession(store.getState())?.kind === 'password') pendingSignOut.clear();
  if (shouldLoadProfile)
    void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));
}

function clearAllData(store: AppStore): void {
  const isUnconfirmed = pendingSignOut.isSet();
  clearTabData(store);
  clearStorage('local');
  if (isUnconfirmed) pendingSignOut.set();
}

function clearTabData(store: AppStore): void {
  store.dispatch(sessionSlice.actions.ended());
  store.dispatch(baseApi.util.resetApiState());
  clearStorage('session');
}
