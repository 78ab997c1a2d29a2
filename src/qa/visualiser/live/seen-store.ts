import { useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { readStorage, removeStorage, writeStorage } from '../../../lib/storage/safe-storage';
import type { Chart } from '../model/chart.types';
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
    /** See `hashChart`. */
    chart: v.string(),
    states: v.array(v.string()),
    transitions: v.array(v.string()),
  }),
);

let cached: SeenByMachine | null = null;
const listeners = new Set<() => void>();

/** What was seen in this browser; dropped for machines whose chart has changed since. */
export function getSeen(): SeenByMachine {
  return (cached ??= parse(readStorage('local', STORAGE_KEY)));
}

/** Adds to what was seen of some machines; does nothing if all of it was seen before. */
export function addSeen(added: SeenByMachine): void {
  const before = getSeen();
  const changes = [...added].flatMap(([id, seen]) => {
    const previous = before.get(id);
    const next = unite(previous, seen);
    const isNew = next.states.size + next.transitions.size > count(previous);
    return isNew ? [[id, next] as const] : [];
  });
  if (changes.length === 0) return;
  cached = new Map([...before, ...changes]);
  writeStorage('local', STORAGE_KEY, serialise(cached));
  notify();
}

/** Clears what was seen of all machines. */
export function clearSeen(): void {
  cached = new Map();
  removeStorage('local', STORAGE_KEY);
  notify();
}

/** What was seen; re-renders when it changes in this or another tab. */
export function useSeen(): SeenByMachine {
  return useSyncExternalStore(subscribe, getSeen);
}

/** A number that changes when anything in the chart changes. */
export function hashChart(chart: Chart): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(chart))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}

function parse(text: string | null): SeenByMachine {
  if (text === null) return new Map();
  try {
    const stored = v.parse(storedSchema, JSON.parse(text));
    return new Map(
      MACHINE_REGISTRY.flatMap((entry) => {
        const found = stored[entry.id];
        if (found?.chart !== hashChart(toChart(entry))) return [];
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
    const chart = hashChart(toChart(entry));
    return [[entry.id, { chart, states: [...states], transitions: [...transitions] }]];
  });
  return JSON.stringify(Object.fromEntries(stored));
}

const unite = (previous: Seen | undefined, { states, transitions }: Seen): Seen => ({
  states: new Set([...(previous?.states ?? []), ...states]),
  transitions: new Set([...(previous?.transitions ?? []), ...transitions]),
});

const count = (seen: Seen | undefined) => (seen?.states.size ?? 0) + (seen?.transitions.size ?? 0);

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return;
    cached = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
