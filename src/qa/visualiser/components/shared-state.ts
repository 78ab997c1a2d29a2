import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '../../../lib/storage/safe-storage';

/** State that all modes share. */
export type SharedState<Value> = {
  readonly get: () => Value;
  /** Returns false if the browser cannot store it: then it is lost when the page closes. */
  readonly set: (next: Value) => boolean;
  /** Calls `onChange` after each change, of stored state also in another tab. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** How state is stored in this browser. */
type Stored<Value> = {
  readonly key: string;
  /** The stored value; null for no or malformed text. */
  readonly parse: (text: string | null) => Value | null;
  readonly serialise: (value: Value) => string;
};

/** Creates state that is stored, or else lasts until the page is closed. */
export function createSharedState<Value>(
  initial: Value,
  stored: Stored<Value> | null = null,
): SharedState<Value> {
  let cached: { readonly text: string | null; readonly value: Value } | undefined;
  const listeners = new Set<() => void>();
  const readText = () => (stored === null ? null : readStorage('local', stored.key));
  return {
    get: () => {
      const text = readText();
      // Another tab may have changed it while nothing on this page was subscribed.
      if (cached?.text !== text) cached = { text, value: stored?.parse(text) ?? initial };
      return cached.value;
    },
    set: (next) => {
      const isStored = stored !== null && writeStorage('local', stored.key, stored.serialise(next));
      cached = { text: readText(), value: next };
      for (const listener of listeners) listener();
      return isStored;
    },
    subscribe: (onChange) => {
      const onStorage = ({ key }: StorageEvent) => {
        if (key === stored?.key) onChange();
      };
      listeners.add(onChange);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(onChange);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The state; re-renders when it changes. */
export const useSharedState = <Value>({ subscribe, get }: SharedState<Value>): Value =>
  useSyncExternalStore(subscribe, get);
