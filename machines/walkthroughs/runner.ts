import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { AnyState } from './machine-introspection';

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** A call that a machine has made: nobody answers it. */
export type Invocation = { readonly actor: string; readonly input: unknown };

/** What a machine did when it was started, or when something happened to it. */
export type Run = {
  readonly state: AnyState;
  readonly microsteps: readonly Microstep[];
  readonly invocations: readonly Invocation[];
  /** Names of the effects that were set off, in order. */
  readonly effects: readonly string[];
  /** What it told whoever listens. */
  readonly emitted: readonly EventObject[];
  /** What it broke on; null where it did not. */
  readonly error: unknown;
};

/** Runs a machine with nothing around it: no call is ever answered, no effect does anything, and time stands still. */
export type Runner = {
  readonly machine: AnyStateMachine;
  readonly start: (input: unknown) => Run;
  /** What `event` does in a state; the state itself stays as it is. */
  readonly applyEvent: (state: Pick<AnyState, 'value' | 'context'>, event: EventObject) => Run;
};

/** A runner for any machine. */
export function createRunner(original: AnyStateMachine): Runner {
  const recorded = { invocations: [] as Invocation[], effects: [] as string[] };
  const machine = withStubbedImplementations(original, recorded);

  function run(options: object, event: EventObject | null): Run {
    let microsteps: Microstep[] = [];
    const emitted: EventObject[] = [];
    let error: unknown = null;
    recorded.invocations = [];
    recorded.effects = [];
    const actor = createActor(machine, {
      ...options,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (isMicrostep(inspected)) microsteps.push(inspected);
      },
    });
    actor.on('*', (emittedEvent: EventObject) => emitted.push(emittedEvent));
    actor.subscribe({
      error: (reason: unknown) => {
        error = reason;
      },
    });
    actor.start();
    if (event !== null) {
      microsteps = [];
      recorded.invocations = [];
      recorded.effects = [];
      actor.send(event);
    }
    const state: AnyState = actor.getSnapshot();
    actor.stop();
    return {
      state,
      microsteps,
      invocations: recorded.invocations,
      effects: recorded.effects,
      emitted,
      error,
    };
  }

  return {
    machine,
    start: (input) => run({ input }, null),
    applyEvent: ({ value, context }, event) =>
      run({ snapshot: machine.resolveState({ value, context }) }, event),
  };
}

function isMicrostep(inspected: InspectionEvent): inspected is Microstep {
  // The machine itself is followed; its actors never say anything.
  return inspected.type === '@xstate.microstep';
}

/** The machine with actors that never end and effects that do nothing but say that they were called. */
function withStubbedImplementations(
  machine: AnyStateMachine,
  recorded: { invocations: Invocation[]; effects: string[] },
): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);
  const effects = Object.keys(actions).filter((name) => isEffect(actions[name]));
  const stubActor = (actor: string) =>
    fromPromise<unknown, unknown>(({ input }) => {
      recorded.invocations.push({ actor, input });
      return new Promise(() => undefined);
    });
  const stubEffect = (effect: string) => () => {
    recorded.effects.push(effect);
  };
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, stubActor(name)])),
    actions: Object.fromEntries(effects.map((name) => [name, stubEffect(name)])),
  });
}
