import type { Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import {
  createTransform,
  FLUSH,
  persistReducer,
  persistStore,
  type WebStorage,
} from 'redux-persist';
import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';
import { getPersistKey } from './stored-session';

/**
 * Local storage as redux-persist wants it. What is not to be stored leaves nothing there; a tab that holds nothing leaves
 * alone what is there, for it may be another tab's: whoever ends it empties it.
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

type WithCurrent<Current> = { readonly current: Current | null };

type Options<State extends WithCurrent<Current>, Current, Stored> = {
  /** The name under which redux-persist stores the slice. */
  readonly key: string;
  /** What stands in storage for `current`; null for what is never stored, undefined to leave alone what stands there. */
  readonly toStored: (current: Current) => Stored | null | undefined;
  /** What was stored, or null where it is of no use any more. */
  readonly parse: (stored: unknown) => Current | null;
  /** Nothing has happened yet that counts for more than what is stored. */
  readonly isUntouched: (state: State) => boolean;
};

/** A slice whose `current` is stored alone, and validated when read; what happened meanwhile wins. */
export function persistCurrent<State extends WithCurrent<Current>, Current, Stored>(
  reducer: Reducer<State>,
  { key, toStored, parse, isUntouched }: Options<State, Current, Stored>,
): Reducer<State> {
  const persisted = persistReducer<State, UnknownAction>(
    {
      key,
      storage,
      whitelist: ['current'],
      transforms: [
        createTransform<Current | null, Stored | null | undefined, State>(
          (current) => (current === null ? undefined : toStored(current)),
          (stored, name) => {
            const current = parse(stored);
            // Tokens and answers do not lie about once nobody may use them.
            if (current === null && name === 'current') removeStorage('local', getPersistKey(key));
            return current;
          },
        ),
      ],
      stateReconciler: (inbound: Partial<State> | undefined, _original, reduced) =>
        isUntouched(reduced) ? { ...reduced, current: inbound?.current ?? null } : reduced,
    },
    reducer,
  );
  // SAFETY: the key `_persist` that it adds is for redux-persist alone.
  return persisted as unknown as Reducer<State>;
}

/**
 * Resolves once what was stored is in the store; then `flush` resolves when what is in the store is stored. A page that is
 * left stores at once what it has not stored yet.
 */
export function startPersistence(store: Store): Promise<{ flush: () => Promise<void> }> {
  return new Promise((resolve) => {
    persistStore(store, null, () => {
      const flush = () => flushPersisted(store.dispatch);
      window.addEventListener('pagehide', () => void flush());
      resolve({ flush });
    });
  });
}

/** Resolves when what the store holds of its persisted slices has been written. */
export async function flushPersisted(dispatch: (action: UnknownAction) => unknown): Promise<void> {
  const writes: unknown[] = [];
  dispatch({ type: FLUSH, result: (write: unknown) => writes.push(write) });
  await Promise.all(writes);
}
