import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage/safe-storage';
import { toChart } from '../model/to-chart';

const STORAGE_KEY = 'visualiser.seen';

/** States and transitions of a machine that were seen in the running app. */
export type Seen = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
};

/** By machine id. */
export type SeenByMachine = ReadonlyMap<string, Seen>;

const storedSchema = v.record(
  v.string(),
  v.object({
    states: v.array(v.string()),
    transitions: v.array(v.string()),
  }),
);

/** What was seen in this browser. */
export type SeenStore = {
  /** Without states and transitions that do not exist any more. */
  readonly getSeen: () => SeenByMachine;
  /** Does nothing if all of it was seen before. */
  readonly addSeen: (added: SeenByMachine) => void;
  /** Clears what was seen of all machines. */
  readonly clearSeen: () => void;
  /** Calls `onChange` after each change in this or another tab. */
  readonly subscribe: (onChange: () => void) => () => void;
};

/** Creates a store that reads the browser's storage once. */
export function createSeenStore(): SeenStore {
  let cached: SeenByMachine | null = null;
  const listeners = new Set<() => void>();
  const getSeen = () => (cached ??= parse(readStorage('local', STORAGE_KEY)));
  const setSeen = (next: SeenByMachine) => {
    cached = next;
    for (const listener of listeners) listener();
  };
  return {
    getSeen,
    addSeen(added) {
      const before = getSeen();
      const changes = [...added].flatMap(([id, seen]) => {
        const previous = before.get(id);
        const next = unite(previous, seen);
        return count(next) > count(previous) ? [[id, next] as const] : [];
      });
      if (changes.length === 0) return;
      const next = new Map([...before, ...changes]);
      writeStorage('local', STORAGE_KEY, serialise(next));
      setSeen(next);
    },
    clearSeen() {
      removeStorage('local', STORAGE_KEY);
      setSeen(new Map());
    },
    subscribe(onChange) {
      const onStorage = ({ key }: StorageEvent) => {
        if (key !== STORAGE_KEY) return;
        cached = null;
        onChange();
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

/** What was seen in Live, for the whole page. */
export const seenStore = createSeenStore();

/** What was seen; re-renders when it changes in this or another tab. */
export const useSeen = (): SeenByMachine =>
  useSyncExternalStore(seenStore.subscribe, seenStore.getSeen);

function parse(text: string | null): SeenByMachine {
  if (text === null) return new Map();
  try {
    const stored = v.parse(storedSchema, JSON.parse(text));
    return new Map(
      MACHINE_REGISTRY.flatMap((entry) => {
        const found = stored[entry.id];
        if (found === undefined) return [];
        const { states, transitions } = toChart(entry);
        const paths = new Set(states.map(({ path }) => path));
        const ids = new Set(transitions.map(({ id }) => id));
        const seen = {
          states: new Set(found.states.filter((path) => paths.has(path))),
          transitions: new Set(found.transitions.filter((id) => ids.has(id))),
        };
        return [[entry.id, seen]];
      }),
    );
  } catch {
    return new Map();
  }
}

function serialise(seenByMachine: SeenByMachine): string {
  const stored = MACHINE_REGISTRY.flatMap((entry) => {
    const seen = seenByMachine.get(entry.id);
    if (seen === undefined) return [];
    const { states, transitions } = seen;
    return [[entry.id, { states: [...states], transitions: [...transitions] }]];
  });
  return JSON.stringify(Object.fromEntries(stored));
}

const unite = (previous: Seen | undefined, { states, transitions }: Seen): Seen => ({
  states: new Set([...(previous?.states ?? []), ...states]),
  transitions: new Set([...(previous?.transitions ?? []), ...transitions]),
});

const count = (seen: Seen | undefined) => (seen?.states.size ?? 0) + (seen?.transitions.size ?? 0);
