import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { createTransform, persistReducer, persistStore, type WebStorage } from 'redux-persist';
import type { Clock } from '../lib/clock';
import { readStorage, removeStorage, writeStorage } from '../lib/safe-storage';
import type { Session, SessionState } from './session.slice';
import { parseStoredSession, SESSION_KEY, toStoredSession } from './stored-session';

/**
 * Local storage as redux-persist wants it. A password session leaves nothing there; a tab without a session leaves alone
 * what is there, for it may be another tab's: whoever signs out empties it.
 */
const storage: WebStorage = {
  getItem: (key) => Promise.resolve(readStorage('local', key)),
  setItem: (key, value) => {
    const { current } = JSON.parse(value) as { current?: string };
    const isWorthStoring = current !== undefined && current !== 'null';
    const isStored = isWorthStoring && writeStorage('local', key, value);
    // What does not fit leaves nothing older behind.
    if (current !== undefined && !isStored) removeStorage('local', key);
    return Promise.resolve();
  },
  removeItem: (key) => {
    removeStorage('local', key);
    return Promise.resolve();
  },
};

type Stored = ReturnType<typeof toStoredSession> | undefined;

/** The session slice with its magic-link session stored, validated when read; what happened meanwhile wins. */
export function persistedSession(
  reducer: Reducer<SessionState>,
  clock: Clock,
): Reducer<SessionState> {
  const persisted = persistReducer<SessionState, UnknownAction>(
    {
      key: SESSION_KEY,
      storage,
      whitelist: ['current'],
      transforms: [
        createTransform<Session | null, Stored, SessionState>(
          (session) => (session === null ? undefined : toStoredSession(session)),
          (stored) => parseStoredSession(stored, clock.now()),
        ),
      ],
      stateReconciler: (inbound: Partial<SessionState> | undefined, _original, reduced) =>
        reduced.epoch === 0 ? { ...reduced, current: inbound?.current ?? null } : reduced,
    },
    reducer,
  );
  // SAFETY: the key `_persist` that it adds is for redux-persist alone.
  return persisted as unknown as Reducer<SessionState>;
}

/** Resolves once what was stored is in the store; then `flush` resolves when what is in the store is stored. */
export function startPersistence(store: Store): Promise<{ flush: () => Promise<void> }> {
  return new Promise((resolve) => {
    const persistor = persistStore(store, null, () =>
      resolve({ flush: () => persistor.flush() as Promise<void> }),
    );
  });
}
