import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import { createTransform, persistReducer, persistStore, type WebStorage } from 'redux-persist';
import type { Clock } from '../lib/clock';
import { readStorage, removeStorage, writeStorage } from '../lib/safe-storage';
import type { Session, SessionState } from './session.slice';
import { parseStoredSession, SESSION_KEY, toStoredSession } from './stored-session';

/** Local storage as redux-persist wants it; where nothing is worth storing, nothing stands there. */
const storage: WebStorage = {
  getItem: (key) => Promise.resolve(readStorage('local', key)),
  setItem: (key, value) => {
    const { current } = JSON.parse(value) as { current?: string };
    if (current === undefined || current === 'null') removeStorage('local', key);
    else writeStorage('local', key, value);
    return Promise.resolve();
  },
  removeItem: (key) => {
    removeStorage('local', key);
    return Promise.resolve();
  },
};

/** The session slice with its magic-link session stored, validated when read; a session started meanwhile wins. */
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
        createTransform<Session | null, Session | null, SessionState>(toStoredSession, (stored) =>
          parseStoredSession(stored, clock.now()),
        ),
      ],
      stateReconciler: (inbound: Partial<SessionState> | undefined, _original, reduced) => ({
        ...reduced,
        current: reduced.current ?? inbound?.current ?? null,
      }),
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
