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

/** Where slices are stored, by their redux-persist keys. */
export type SliceStorage = {
  readonly read: (key: string) => string | null;
  /** Returns false if nothing could be stored. */
  readonly write: (key: string, value: string) => boolean;
  readonly remove: (key: string) => void;
};

const localStorageOfSlices: SliceStorage = {
  read: (key) => readStorage('local', key),
  write: (key, value) => writeStorage('local', key, value),
  remove: (key) => removeStorage('local', key),
};

/**
 * The storage in the form of redux-persist. A `current` of null removes the key. An undefined `current` leaves the key alone,
 * because another tab may have written it; the code that ends a session or an intake removes the key.
 */
function toWebStorage({ read, write, remove }: SliceStorage): WebStorage {
  return {
    getItem: (key) => Promise.resolve(read(key)),
    setItem: (key, value) => {
      const { current } = JSON.parse(value) as { current?: string };
      const hasValue = current !== undefined && current !== 'null';
      const isStored = hasValue && write(key, value);
      // If the new value cannot be written, the old one must not stay.
      if (current !== undefined && !isStored) remove(key);
      return Promise.resolve();
    },
    removeItem: (key) => {
      remove(key);
      return Promise.resolve();
    },
  };
}

type WithCurrent<Current> = { readonly current: Current | null };

type Options<State extends WithCurrent<Current>, Current, Stored> = {
  /** The redux-persist key of the slice. */
  readonly key: string;
  /** Converts `current` to its stored form; null removes the stored value, undefined leaves it unchanged. */
  readonly toStored: (current: Current) => Stored | null | undefined;
  /** Validates a stored value; null if it is invalid or expired. */
  readonly parse: (stored: unknown) => Current | null;
  /** True while the slice has not changed, so that the stored value may replace it. */
  readonly isUntouched: (state: State) => boolean;
  /** Local storage by default. */
  readonly storage?: SliceStorage;
};

/** Persists the `current` of a slice and nothing else; validated when read, unless the slice has changed before. */
export function persistCurrent<State extends WithCurrent<Current>, Current, Stored>(
  reducer: Reducer<State>,
  {
    key,
    toStored,
    parse,
    isUntouched,
    storage = localStorageOfSlices,
  }: Options<State, Current, Stored>,
): Reducer<State> {
  let restored: Current | null = null;
  const persisted = persistReducer<State, UnknownAction>(
    {
      key,
      storage: toWebStorage(storage),
      // Reading never hangs; and each call of `startPersistence` would end in another "timed out" for what is read already.
      timeout: 0,
      whitelist: ['current'],
      transforms: [
        createTransform<Current | null, Stored | null | undefined, State>(
          // What was read is not written back: another tab may have stored newer tokens since, or removed them.
          (current) => (current === null || current === restored ? undefined : toStored(current)),
          (stored) => {
            const current = parse(stored);
            // Do not leave expired tokens and answers in storage.
            if (current === null) storage.remove(getPersistKey(key));
            restored = current;
            return current;
          },
          { whitelist: ['current'] },
        ),
      ],
      stateReconciler: (inbound: Partial<State> | undefined, _original, reduced) =>
        isUntouched(reduced) ? { ...reduced, current: inbound?.current ?? null } : reduced,
    },
    reducer,
  );
  // SAFETY: only redux-persist reads the `_persist` key that it adds.
  return persisted as unknown as Reducer<State>;
}

/**
 * Resolves once the store is rehydrated; `flush` resolves once the persisted slices are written. They are also written when
 * the page is left.
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

/** Returns a function that starts the persistence once; again if that has failed. */
export function createPersistence(store: Store): () => ReturnType<typeof startPersistence> {
  let started: ReturnType<typeof startPersistence> | null = null;
  return () => {
    started ??= startPersistence(store).catch((error: unknown) => {
      started = null;
      throw error;
    });
    return started;
  };
}

/** Resolves once the persisted slices are written to storage. */
export async function flushPersisted(dispatch: (action: UnknownAction) => unknown): Promise<void> {
  const writes: unknown[] = [];
  dispatch({ type: FLUSH, result: (write: unknown) => writes.push(write) });
  await Promise.all(writes);
}
