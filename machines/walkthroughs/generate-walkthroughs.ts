import { getShortestPaths } from 'xstate/graph';
import { listCoverageGoals, coversGoal } from './coverage-goals';
import { listPossibleSteps } from './list-possible-steps';
import { getStatePath, listActiveNodes, type AnyState } from './machine-introspection';
import { createTracer } from './tracer';
import type {
  CoverageGoal,
  MachineEntry,
  PossibleStep,
  Start,
  MachinePath,
  Walkthrough,
} from './walkthrough.types';

/**
 * The shortest paths to every state, through every transition (each guard branch is one), from every start to its target
 * state, and through every fixture. One path can cover several of these goals.
 */
export function generateWalkthroughs(entry: MachineEntry): readonly Walkthrough[] {
  const cached = walkthroughsByEntry.get(entry) ?? generate(entry);
  walkthroughsByEntry.set(entry, cached);
  return cached;
}

const walkthroughsByEntry = new WeakMap<MachineEntry, readonly Walkthrough[]>();

function generate(entry: MachineEntry): readonly Walkthrough[] {
  const machinePaths = listPaths(entry);
  const goalsByPath = new Map<MachinePath, CoverageGoal[]>();
  for (const goal of listCoverageGoals(entry)) {
    const machinePath = machinePaths.find((candidate) => coversGoal(candidate, goal));
    if (machinePath !== undefined)
      goalsByPath.set(machinePath, [...(goalsByPath.get(machinePath) ?? []), goal]);
  }
  return [...goalsByPath].flatMap(([machinePath, goals]) => {
    const [first] = goals;
    if (first === undefined) return [];
    const id = `${entry.id} · ${first.kind} ${first.id}`;
    return [{ id, machineId: entry.id, title: first.title, goals, ...machinePath }];
  });
}

/** Drops every walkthrough that is the beginning of a longer one; running the longer one covers both. */
export function withoutPrefixes(walkthroughs: readonly Walkthrough[]): readonly Walkthrough[] {
  return walkthroughs.filter(
    (walkthrough) => !walkthroughs.some((other) => isBeginning(walkthrough, other)),
  );
}

/** True if a walkthrough is the beginning of another one. */
export function isBeginning(walkthrough: Walkthrough, other: Walkthrough): boolean {
  return other !== walkthrough && toSequenceKey(other).startsWith(toSequenceKey(walkthrough));
}

const toSequenceKey = ({ start, steps }: Walkthrough) =>
  [start.scenario, ...steps.map(({ event }) => JSON.stringify(event)), ''].join('\n');

/**
 * The shortest path to every distinct snapshot, each extended by every possible next step; shortest first. From a start that
 * is only for its target state, just the path to that.
 */
function listPaths(entry: MachineEntry): readonly MachinePath[] {
  const { traceStart, traceStep } = createTracer(entry);
  return entry.starts
    .flatMap((start) => {
      const initial = traceStart(start);
      const toStep = memoize((state: AnyState, step: PossibleStep) => ({
        ...step,
        expected: traceStep(state, step),
      }));
      const shortestPaths = listShortestPaths(entry, start);
      const toSteps = ({ taken }: ShortestPath) =>
        taken.map(({ from, step }) => toStep(from, step));
      if (start.isOnlyForTarget === true) {
        return shortestPaths
          .filter(({ end }) => isIn(entry, end, start.targetState))
          .sort((a, b) => a.taken.length - b.taken.length)
          .slice(0, 1)
          .map((path) => ({ start, initial, steps: toSteps(path) }));
      }
      return [
        { start, initial, steps: [] },
        ...shortestPaths.flatMap((path) => {
          const { end } = path;
          const steps = toSteps(path);
          return listPossibleSteps(entry, end).map((step) => ({
            start,
            initial,
            steps: [...steps, toStep(end, step)],
          }));
        }),
      ];
    })
    .sort((a, b) => a.steps.length - b.steps.length);
}

const isIn = ({ machine }: MachineEntry, { value }: AnyState, path: string) =>
  listActiveNodes(machine, value).map(getStatePath).includes(path);

type ShortestPath = {
  readonly end: AnyState;
  /** Each step with the state in which it was taken. */
  readonly taken: readonly { readonly from: AnyState; readonly step: PossibleStep }[];
};

/** For every distinct snapshot, the shortest sequence of steps to it. */
function listShortestPaths(entry: MachineEntry, { input }: Start): readonly ShortestPath[] {
  const stepsByEvent = new Map<unknown, PossibleStep>();
  const paths = getShortestPaths(entry.machine, {
    input,
    events: (state: AnyState) =>
      listPossibleSteps(entry, state).map((step) => {
        stepsByEvent.set(step.event, step);
        return step.event;
      }),
    serializeState: (state: AnyState) =>
      JSON.stringify([state.value, entry.getStateKey(state.context)]),
  });
  return paths.map(({ state, steps }) => ({
    end: state as AnyState,
    // A step of xstate is an event and the state after it; the first one is the initial state.
    taken: steps.slice(1).flatMap(({ event }, index) => {
      const from = steps[index]?.state as AnyState | undefined;
      const step = stepsByEvent.get(event);
      return from === undefined || step === undefined ? [] : [{ from, step }];
    }),
  }));
}

/** Calls `create` only once for the same state and step. */
function memoize<Result>(create: (state: AnyState, step: PossibleStep) => Result) {
  const results = new Map<string, Result>();
  return (state: AnyState, step: PossibleStep): Result => {
    const key = JSON.stringify([state.value, state.context, step.event]);
    const cached = results.get(key);
    if (cached !== undefined) return cached;
    const created = create(state, step);
    results.set(key, created);
    return created;
  };
}
