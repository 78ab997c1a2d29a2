import { getInitialMicrosteps } from 'xstate';
import {
  isMomentary,
  listActiveNodes,
  nameTransition,
  pathOf,
  type AnyState,
} from './machine-parts';
import { createRunner, type Microstep } from './runner';
import type { CatalogueEntry, Expected, Move, Start } from './walkthrough.types';

/** Tells what holds at the beginning of a walk, and after a move that is made in `state`. */
export type Tracer = {
  readonly traceStart: (start: Start) => Expected;
  readonly traceMove: (state: AnyState, move: Move) => Expected;
};

/** A tracer for the machine of `entry`: it runs the machine itself, with nothing around it. */
export function createTracer(entry: CatalogueEntry): Tracer {
  const { machine, start, move: run } = createRunner(entry.machine);
  return {
    traceStart: ({ input }) => {
      const { state, microsteps } = start(input);
      const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
      return toExpected(entry, state, snapshots, microsteps);
    },
    traceMove: (from, move) => {
      const { state, microsteps } = run(from, move.event);
      // SAFETY: the machine itself is inspected, for its actors never say anything.
      const snapshots = microsteps.map((microstep) => microstep.snapshot as unknown as AnyState);
      return toExpected(entry, state, snapshots, microsteps);
    },
  };
}

function toExpected(
  { machine, states: texts, distinguish }: CatalogueEntry,
  { value, context }: AnyState,
  snapshots: readonly AnyState[],
  microsteps: readonly Microstep[],
): Expected {
  const states = listActiveNodes(machine, value).map(pathOf);
  const passed = snapshots.flatMap((snapshot) =>
    listActiveNodes(machine, snapshot.value).filter(isMomentary).map(pathOf),
  );
  return {
    value,
    states,
    passed: [...new Set(passed)],
    transitions: microsteps.flatMap(({ _transitions }) =>
      _transitions.map((definition) => nameTransition(definition).id),
    ),
    sees: texts[states.at(-1) ?? '']?.sees ?? '',
    distinguished: distinguish(context),
  };
}
