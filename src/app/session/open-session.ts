import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { baseApi } from '../../api/base-api';
import { profileApi } from '../../api/profile.api';
import { signOut } from '../../api/sign-out';
import type { Clock } from '../../lib/clock';
import { coverWhenLeft } from '../../lib/cover-page';
import { clearStorage, removeStorage } from '../../lib/safe-storage';
import type { SessionRef } from '../../state/session-context';
import { startPersistence } from '../../state/persisted-current';
import { persistedSession } from '../../state/session-persistence';
import { selectSession, sessionSlice } from '../../state/session.slice';
import { isStoredSessionOver, readStoredSession, STORED_AT } from '../../state/stored-session';
import type { Wrapper, WrapperMessage } from '../../wrapper/wrapper.types';
import { addReducers } from '../add-reducers';
import type { AppStore } from '../store';

import { createSessionActors } from './session.actors';
import { signOutMarker } from './sign-out-marker';
import { openTabChannel, type TabChannel } from './tab-channel';

type House = { readonly store: AppStore; readonly wrapper: Wrapper; readonly clock: Clock };

const sessions = new WeakMap<AppStore, SessionRef>();
const flushes = new WeakMap<AppStore, () => Promise<void>>();

/** The one session flow of an app, opened by whoever asks first. */
export function obtainSession(house: House): SessionRef {
  const session = sessions.get(house.store) ?? openSession(house);
  sessions.set(house.store, session);
  return session;
}

/** Starts the session flow, with what is stored of it, its other tabs and its wrapper (§4). */
function openSession({ store, wrapper, clock }: House): SessionRef {
  addReducers(store, {
    [sessionSlice.reducerPath]: persistedSession(sessionSlice.reducer, clock),
  });
  // The same goes for a magic link that is dropped for its age.
  if (isStoredSessionOver(clock.now())) signOutMarker.set();
  const restored = startPersistence(store);
  flushes.set(store, async () => (await restored).flush());

  const channel = openTabChannel((message) => {
    if (message.type === 'signed-out') {
      dropOwnStored(store, clock);
      session.send({ type: 'SIGNED_OUT_ELSEWHERE' });
    } else if (isNews(message.userId, store)) session.send({ type: 'SIGNED_IN_ELSEWHERE' });
  });
  const tellWrapper = (message: WrapperMessage) => {
    if (!wrapper.send(message)) session.send({ type: 'WRAPPER_SILENT' });
  };
  const session: SessionRef = createActor(
    sessionMachine.provide({
      actors: createSessionActors({ store, clock, restored }),
      actions: {
        noteStarted: ({ event }) =>
          noteStarted(store, wrapper.isNative || event.type === 'SIGNED_IN'),
        forgetEverything: () => forgetEverything(store),
        forgetHere: () => forgetHere(store),
        tellOtherTabs: () => channel.tell({ type: 'signed-out' }),
        tellWrapperInvalid: () => tellWrapper({ type: 'auth-invalid' }),
        tellWrapperSignedOut: () => tellWrapper({ type: 'logout' }),
      },
    }),
    { input: { isInWrapper: wrapper.isNative, waitsForWrapper: wrapper.waitsForSignIn } },
  );
  watchStore(store, { session, wrapper, channel });
  coverWhenLeft(
    () => session.getSnapshot().matches('authenticated'),
    () => window.location.reload(),
  );
  session.start();
  return session;
}

type Ears = {
  readonly session: SessionRef;
  readonly wrapper: Wrapper;
  readonly channel: TabChannel;
};

/** Passes on what the store learns of the session from the calls: that it is lost, and whose it is. */
function watchStore(store: AppStore, { session, wrapper, channel }: Ears): void {
  let known: string | null = null;
  store.subscribe(() => {
    const { current, isLost, profileUserId } = store.getState().session;
    if (profileUserId !== known) {
      known = profileUserId;
      if (profileUserId !== null) {
        wrapper.send({ type: 'auth-success', payload: { userId: profileUserId } });
        channel.tell({ type: 'signed-in', userId: profileUserId });
      }
    }
    if (!isLost) return;
    // Beside a magic link an older cookie may stand, of whom it was before: it resumes nobody afterwards.
    if (current?.kind === 'magic-link') void store.dispatch(signOut(current));
    session.send({ type: 'LOST' });
  });
}

/** True when this tab speaks for nobody or for somebody else; one that does not know yet will tell the others itself. */
function isNews(userId: string, store: AppStore): boolean {
  const { current, profileUserId } = store.getState().session;
  return profileUserId === null ? current === null : profileUserId !== userId;
}

/** What this tab has stored may have been written just after the other one emptied storage; another session stays. */
function dropOwnStored(store: AppStore, clock: Clock): void {
  const own = selectSession(store.getState())?.accessToken;
  const stored = readStoredSession(clock.now())?.accessToken;
  if (stored !== undefined && stored === own) removeStorage('local', STORED_AT);
}

/** True when somebody is signed in, resumed if nobody has asked yet; rejects when that cannot be told. */
export async function resumeSession(house: House): Promise<boolean> {
  const session = obtainSession(house);
  session.send({ type: 'PEEK' });
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
function noteStarted(store: AppStore, isToBeTold: boolean): void {
  if (selectSession(store.getState())?.kind === 'password') signOutMarker.clear();
  if (isToBeTold)
    void store.dispatch(profileApi.endpoints.getProfile.initiate(undefined, { subscribe: false }));
}

function forgetEverything(store: AppStore): void {
  const isUnconfirmed = signOutMarker.isSet();
  forgetHere(store);
  clearStorage('local');
  if (isUnconfirmed) signOutMarker.set();
}

function forgetHere(store: AppStore): void {
  store.dispatch(sessionSlice.actions.ended());
  store.dispatch(baseApi.util.resetApiState());
  clearStorage('session');
}
