import { getInitialMicrosteps } from 'xstate';
import {
  isTransient,
  listActiveNodes,
  toTransitionInfo,
  getStatePath,
  type AnyState,
} from './machine-introspection';
import { createRunner, type Microstep } from './runner';
import type { MachineEntry, Expected, PossibleStep, Start } from './walkthrough.types';

/** Tells what holds at the beginning of a walk, and after a move that is made in `state`. */
export type Tracer = {
  readonly traceStart: (start: Start) => Expected;
  readonly traceStep: (state: AnyState, step: PossibleStep) => Expected;
};

/** A tracer for the machine of `entry`: it runs the machine itself, with nothing around it. */
export function createTracer(entry: MachineEntry): Tracer {
  const { machine, start, applyEvent } = createRunner(entry.machine);
  return {
    traceStart: ({ input }) => {
      const { state, microsteps } = start(input);
      const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
      return toExpected(entry, state, snapshots, microsteps);
    },
    traceStep: (from, step) => {
      const { state, microsteps } = applyEvent(from, step.event);
      // SAFETY: the machine itself is inspected, for its actors never say anything.
      const snapshots = microsteps.map((microstep) => microstep.snapshot as unknown as AnyState);
      return toExpected(entry, state, snapshots, microsteps);
    },
  };
}

function toExpected(
  { machine, states: descriptions, getStateKey }: MachineEntry,
  { value, context }: AnyState,
  snapshots: readonly AnyState[],
  microsteps: readonly Microstep[],
): Expected {
  const states = listActiveNodes(machine, value).map(getStatePath);
  const passedThrough = snapshots.flatMap((snapshot) =>
    listActiveNodes(machine, snapshot.value).filter(isTransient).map(getStatePath),
  );
  return {
    value,
    states,
    passedThrough: [...new Set(passedThrough)],
    transitions: microsteps.flatMap(({ _transitions }) =>
      _transitions.map((definition) => toTransitionInfo(definition).id),
    ),
    expectedView: descriptions[states.at(-1) ?? '']?.expectedView ?? '',
    stateKey: getStateKey(context),
  };
}
