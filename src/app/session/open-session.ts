import { combineReducers } from '@reduxjs/toolkit';
import { createActor, waitFor } from 'xstate';
import { sessionMachine } from '../../../machines/session/session.machine';
import { baseApi } from '../../api/base-api';
import { profileApi } from '../../api/profile.api';
import type { Clock } from '../../lib/clock';
import { clearStorages } from '../../lib/safe-storage';
import type { SessionRef } from '../../state/session-context';
import { persistedSession, startPersistence } from '../../state/session-persistence';
import { sessionSlice } from '../../state/session.slice';
import type { Wrapper } from '../../wrapper/wrapper.types';
import { reducers, type AppStore } from '../store';
import { coverWhenLeft } from './cover-page';
import { createSessionActors } from './session.actors';
import { signOutMarker } from './sign-out-marker';
import { openTabChannel } from './tab-channel';

type House = { readonly store: AppStore; readonly wrapper: Wrapper; readonly clock: Clock };

const sessions = new WeakMap<AppStore, SessionRef>();

/** The one session flow of an app, opened by whoever asks first. */
export function obtainSession(house: House): SessionRef {
  const session = sessions.get(house.store) ?? openSession(house);
  sessions.set(house.store, session);
  return session;
}

/** Starts the session flow, with what is stored of it, its other tabs and its wrapper (§4). */
function openSession({ store, wrapper, clock }: House): SessionRef {
  store.replaceReducer(
    combineReducers({
      ...reducers,
      [sessionSlice.reducerPath]: persistedSession(sessionSlice.reducer, clock),
    }),
  );
  const persistence = startPersistence(store);
  flushes.set(store, async () => (await persistence).flush());

  const channel = openTabChannel(() => session.send({ type: 'SIGNED_OUT_ELSEWHERE' }));
  const session: SessionRef = createActor(
    sessionMachine.provide({
      actors: createSessionActors(store, persistence),
      actions: {
        forgetEverything: () => forgetEverything(store),
        tellOtherTabs: () => channel.tellSignedOut(),
        tellWrapperStarted: () => void tellWrapperStarted(store, wrapper),
        tellWrapperInvalid: () => void wrapper.send({ type: 'auth-invalid' }),
        tellWrapperSignedOut: () => void wrapper.send({ type: 'logout' }),
      },
    }),
    { input: { isInWrapper: wrapper.isNative, waitsForWrapper: wrapper.waitsForSignIn } },
  );
  store.subscribe(() => {
    const { isLost } = store.getState().session;
    if (isLost && session.getSnapshot().matches('authenticated')) session.send({ type: 'LOST' });
  });
  coverWhenLeft(() => session.getSnapshot().matches('authenticated'));
  session.start();
  return session;
}

const flushes = new WeakMap<AppStore, () => Promise<void>>();

/** True when somebody is signed in, resumed if nobody has asked yet; rejects when that cannot be told. */
export async function resumeSession(house: House): Promise<boolean> {
  const session = obtainSession(house);
  session.send({ type: 'RESUME' });
  const settled = await waitFor(session, (snapshot) => !snapshot.hasTag('pending'));
  if (settled.matches('failed')) throw new Error('The session could not be resumed.');
  return settled.matches('authenticated');
}

/** Resolves when what the store holds of the session is stored. */
export async function flushSession(store: AppStore): Promise<void> {
  await flushes.get(store)?.();
}

function forgetEverything(store: AppStore): void {
  const isUnconfirmed = signOutMarker.isSet();
  store.dispatch(sessionSlice.actions.ended());
  store.dispatch(baseApi.util.resetApiState());
  clearStorages();
  if (isUnconfirmed) signOutMarker.set();
}

/** The wrapper learns who is signed in once the profile says so. */
async function tellWrapperStarted(store: AppStore, wrapper: Wrapper): Promise<void> {
  if (!wrapper.isNative) return;
  const { data } = await store.dispatch(profileApi.endpoints.getProfile.initiate());
  if (data) wrapper.send({ type: 'auth-success', payload: { userId: data.userId } });
}
