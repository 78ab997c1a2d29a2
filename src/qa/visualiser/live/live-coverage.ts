import * as v from 'valibot';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { createSharedState, useSharedState, type SharedState } from '../components/shared-state';
import { toChart } from '../model/to-chart';

const STORAGE_KEY = 'visualiser.seen';

/** States and transitions of a machine that were seen in the running app. */
export type LiveCoverage = {
  readonly states: ReadonlySet<string>;
  readonly transitions: ReadonlySet<string>;
};

/** By machine id. */
export type LiveCoverageByMachine = ReadonlyMap<string, LiveCoverage>;

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.string(), v.object({ states: v.array(v.string()), transitions: v.array(v.string()) })),
);

/** What was seen in this browser. */
export type LiveCoverageStore = {
  /** Without states and transitions that do not exist any more. */
  readonly state: SharedState<LiveCoverageByMachine>;
  /** Does nothing if all of it was seen before. */
  readonly addCoverage: (added: LiveCoverageByMachine) => void;
  /** Clears what was seen of all machines. */
  readonly clearCoverage: () => void;
};

/** Creates a store that reads the browser's storage once. */
export function createLiveCoverageStore(): LiveCoverageStore {
  const state = createSharedState<LiveCoverageByMachine>(new Map(), {
    key: STORAGE_KEY,
    parse,
    serialise,
  });
  return {
    state,
    addCoverage(added) {
      const before = state.get();
      const changes = [...added].flatMap(([id, seen]) => {
        const previous = before.get(id);
        const next = unite(previous, seen);
        return count(next) > count(previous) ? [[id, next] as const] : [];
      });
      if (changes.length > 0) state.set(new Map([...before, ...changes]));
    },
    clearCoverage: () => void state.set(new Map()),
  };
}

/** What was seen in Live, for the whole page. */
export const liveCoverageStore = createLiveCoverageStore();

/** What was seen; re-renders when it changes in this or another tab. */
export const useLiveCoverage = () => useSharedState(liveCoverageStore.state);

function parse(text: string | null): LiveCoverageByMachine | null {
  const { success, output } = v.safeParse(storedSchema, text);
  if (!success) return null;
  return new Map(
    MACHINE_REGISTRY.flatMap((entry) => {
      const found = output[entry.id];
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
}

function serialise(seenByMachine: LiveCoverageByMachine): string {
  const stored = MACHINE_REGISTRY.flatMap((entry) => {
    const seen = seenByMachine.get(entry.id);
    if (seen === undefined) return [];
    const { states, transitions } = seen;
    return [[entry.id, { states: [...states], transitions: [...transitions] }]];
  });
  return JSON.stringify(Object.fromEntries(stored));
}

const unite = (
  previous: LiveCoverage | undefined,
  { states, transitions }: LiveCoverage,
): LiveCoverage => ({
  states: new Set([...(previous?.states ?? []), ...states]),
  transitions: new Set([...(previous?.transitions ?? []), ...transitions]),
});

const count = (seen: LiveCoverage | undefined) =>
  (seen?.states.size ?? 0) + (seen?.transitions.size ?? 0);
