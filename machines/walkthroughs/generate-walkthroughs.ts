import { getShortestPaths } from 'xstate/graph';
import { listCoverageGoals, coversGoal } from './coverage-goals';
import { listPossibleSteps } from './list-possible-steps';
import type { AnyState } from './machine-introspection';
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
 * The shortest way to every state, over every transition (guard branches one by one), from every beginning to the state
 * that it is there to show, and over every sample. One way may serve several of these aims.
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
    const machinePath = machinePaths.find((one) => coversGoal(one, goal));
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

/** Those walkthroughs that no longer one begins with: run step by step, they show all that the others show. */
export function withoutPrefixes(walkthroughs: readonly Walkthrough[]): readonly Walkthrough[] {
  const toSequenceKey = ({ start, steps }: Walkthrough) =>
    [start.scenario, ...steps.map(({ event }) => JSON.stringify(event)), ''].join('\n');
  return walkthroughs.filter(
    (one) =>
      !walkthroughs.some(
        (other) => other !== one && toSequenceKey(other).startsWith(toSequenceKey(one)),
      ),
  );
}

/** Every shortest way to a distinct state of affairs, and each a move further; the shortest first. */
function listPaths(entry: MachineEntry): readonly MachinePath[] {
  const { traceStart, traceStep } = createTracer(entry);
  return entry.starts
    .flatMap((start) => {
      const initial = traceStart(start);
      const toStep = memoize((state: AnyState, step: PossibleStep) => ({
        ...step,
        expected: traceStep(state, step),
      }));
      return [
        { start, initial, steps: [] },
        ...listShortestPaths(entry, start).flatMap(({ end, taken }) => {
          const steps = taken.map(({ from, step }) => toStep(from, step));
          return listPossibleSteps(entry, end).map((step) => ({
            start,
            initial,
            steps: [...steps, toStep(end, step)],
          }));
        }),
      ];
    })
    .sort((one, other) => one.steps.length - other.steps.length);
}

/** For every distinct state of affairs: the moves that lead there soonest, each with the state it is made in. */
function listShortestPaths(entry: MachineEntry, { input }: Start) {
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
    // Each of the steps is an event and the state after it; the first is the beginning itself.
    taken: steps.slice(1).flatMap(({ event }, index) => {
      const from = steps[index]?.state as AnyState | undefined;
      const step = stepsByEvent.get(event);
      return from === undefined || step === undefined ? [] : [{ from, step }];
    }),
  }));
}

/** `make`, called once for the same state and the same move. */
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
