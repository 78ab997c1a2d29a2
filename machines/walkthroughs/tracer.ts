import {
  createActor,
  fromPromise,
  getInitialMicrosteps,
  SimulatedClock,
  type AnyStateMachine,
  type InspectionEvent,
} from 'xstate';
import {
  isMomentary,
  listActiveNodes,
  nameTransition,
  pathOf,
  type AnyState,
} from './machine-parts';
import type { CatalogueEntry, Expected, Move, Start } from './walkthrough.types';

type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** Tells what holds at the beginning of a walk, and after a move that is made in `state`. */
export type Tracer = {
  readonly traceStart: (start: Start) => Expected;
  readonly traceMove: (state: AnyState, move: Move) => Expected;
};

/** A tracer for the machine of `entry`: it runs the machine itself, with nothing around it. */
export function createTracer(entry: CatalogueEntry): Tracer {
  const machine = withIdleParts(entry.machine);

  function run(options: object, move: Move | null) {
    let microsteps: Microstep[] = [];
    const actor = createActor(machine, {
      ...options,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (isMicrostep(inspected)) microsteps.push(inspected);
      },
    }).start();
    if (move !== null) {
      microsteps = [];
      actor.send(move.event);
    }
    const state: AnyState = actor.getSnapshot();
    actor.stop();
    return { state, microsteps };
  }

  return {
    traceStart: ({ input }) => {
      const { state, microsteps } = run({ input }, null);
      const snapshots = getInitialMicrosteps(machine, input).map(([snapshot]) => snapshot);
      return toExpected(entry, state, snapshots, microsteps);
    },
    traceMove: ({ value, context }, move) => {
      const snapshot = machine.resolveState({ value, context });
      const { state, microsteps } = run({ snapshot }, move);
      // SAFETY: the machine itself is inspected, for its actors never say anything.
      const snapshots = microsteps.map((microstep) => microstep.snapshot as unknown as AnyState);
      return toExpected(entry, state, snapshots, microsteps);
    },
  };
}

function isMicrostep(inspected: InspectionEvent): inspected is Microstep {
  return inspected.type === '@xstate.microstep';
}

/** The machine with actors that never end and effects that do nothing: only its flow is of interest. */
function withIdleParts(machine: AnyStateMachine): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);
  const effects = Object.keys(actions).filter((name) => isEffect(actions[name]));
  return machine.provide({
    actors: Object.fromEntries(
      Object.keys(actors).map((name) => [name, fromPromise(() => new Promise(() => undefined))]),
    ),
    actions: Object.fromEntries(effects.map((name) => [name, () => undefined])),
  });
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
