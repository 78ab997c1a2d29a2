import { coversGoal, getStepId, listCoverageGoals } from './coverage-goals';
import { listPossibleSteps } from './list-possible-steps';
import { createTracer, type Traced, type Tracer } from './tracer';
import type {
  CoverageGoal,
  Journey,
  MachineEntry,
  Start,
  MachinePath,
  Walkthrough,
  Step,
} from './walkthrough.types';

/**
 * The journeys, then the shortest paths to every state, through every transition (each guard branch is one), from every start to its target
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
  const generated = [...goalsByPath].flatMap(([machinePath, goals]) => {
    const [first] = goals;
    if (first === undefined) return [];
    const id = `${entry.id} · ${first.kind} ${first.id}`;
    return [{ id, machineId: entry.id, title: first.title, goals, ...machinePath }];
  });
  return [...entry.journeys.map((journey) => traceJourney(entry, journey)), ...generated];
}

/** The path of a journey. Throws if one of its steps is not possible. */
function traceJourney(entry: MachineEntry, { title, start: scenario, steps: ids }: Journey) {
  const { traceStart, traceStep } = createTracer(entry);
  const start = entry.starts.find((one) => one.scenario === scenario);
  if (start === undefined) throw new Error(`${entry.id} has no start “${scenario}”.`);
  const first = traceStart(start);
  let { state } = first;
  const steps = ids.map((id): Step => {
    const all = listPossibleSteps(entry, state);
    const possible = all.find((step) => getStepId(step) === id);
    if (possible === undefined)
      throw new Error(`“${title}”: “${id}” is none of “${all.map(getStepId).join('”, “')}”.`);
    const next = traceStep(state, possible);
    state = next.state;
    return { ...possible, expected: next.expected };
  });
  const id = `${entry.id} · journey ${title}`;
  return { id, machineId: entry.id, title, goals: [], start, initial: first.expected, steps };
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
  const tracer = createTracer(entry);
  return entry.starts
    .flatMap((start) => {
      const { first, all } = searchStates(entry, tracer, start);
      const initial = first.expected;
      if (start.isOnlyForTarget === true) {
        return all
          .filter(({ expected }) => expected.states.includes(start.targetState))
          .slice(0, 1)
          .map(({ steps }) => ({ start, initial, steps }));
      }
      return [
        { start, initial, steps: [] },
        ...all.flatMap(({ steps, nextSteps }) =>
          nextSteps.map((step) => ({ start, initial, steps: [...steps, step] })),
        ),
      ];
    })
    .sort((a, b) => a.steps.length - b.steps.length);
}

type Found = Traced & {
  /** The shortest sequence of steps to this state. */
  readonly steps: readonly Step[];
  /** Each step that is possible in it. */
  readonly nextSteps: Step[];
};

/** Every distinct snapshot that can be reached from a start, breadth first. */
function searchStates(
  entry: MachineEntry,
  { traceStart, traceStep }: Tracer,
  start: Start,
): { readonly first: Found; readonly all: readonly Found[] } {
  const first: Found = { ...traceStart(start), steps: [], nextSteps: [] };
  const all = [first];
  const known = new Set([getSnapshotKey(first)]);
  // Goes on with what is added meanwhile.
  for (const { state, steps, nextSteps } of all) {
    for (const possible of listPossibleSteps(entry, state)) {
      const next = traceStep(state, possible);
      const step = { ...possible, expected: next.expected };
      nextSteps.push(step);
      const key = getSnapshotKey(next);
      if (known.has(key)) continue;
      known.add(key);
      all.push({ ...next, steps: [...steps, step], nextSteps: [] });
    }
  }
  return { first, all };
}

const getSnapshotKey = ({ expected: { value, stateKey } }: Traced) =>
  JSON.stringify([value, stateKey]);
