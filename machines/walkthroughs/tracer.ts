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

/** The state that a start or a step leads to, and what to expect then. */
export type Traced = { readonly state: AnyState; readonly expected: Expected };

/** Traces a start, and a step in `from`. */
export type Tracer = {
  readonly traceStart: (start: Start) => Traced;
  readonly traceStep: (from: AnyState, step: PossibleStep) => Traced;
};

/** Creates a tracer that runs the machine of `entry` in isolation. */
export function createTracer(entry: MachineEntry): Tracer {
  const { machine, start, applyEvent } = createRunner(entry.machine);
  return {
    traceStart: ({ input }) => {
      const { state, microsteps } = start(input);
      const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
      return { state, expected: toExpected(entry, state, snapshots, microsteps) };
    },
    traceStep: (from, step) => {
      const { state, microsteps } = applyEvent(from, step.event);
      // SAFETY: only the machine itself has microsteps, so the snapshot is one of this machine.
      const snapshots = microsteps.map((microstep) => microstep.snapshot as unknown as AnyState);
      return { state, expected: toExpected(entry, state, snapshots, microsteps) };
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
