import {
  createActor,
  fromCallback,
  SimulatedClock,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { AnyState } from './machine-introspection';

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** An actor that the machine has invoked; it never settles. */
export type Invocation = { readonly actor: string; readonly input: unknown };

/** What a machine did on its start or on one event. */
export type Run = {
  readonly state: AnyState;
  readonly microsteps: readonly Microstep[];
  readonly invocations: readonly Invocation[];
  /** Names of the effects that ran, in order. */
  readonly effects: readonly string[];
  /** The events that it emitted. */
  readonly emitted: readonly EventObject[];
  /** The error that stopped it, or null. */
  readonly error: unknown;
};

/** Runs a machine in isolation: actors never settle, effects do nothing, and time does not advance. */
export type Runner = {
  readonly machine: AnyStateMachine;
  readonly start: (input: unknown) => Run;
  /** Runs `event` in a copy of `state`. */
  readonly applyEvent: (state: Pick<AnyState, 'value' | 'context'>, event: EventObject) => Run;
};

/** Creates a runner for any machine. */
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
  // Only the machine itself has microsteps: its actors are stubs.
  return inspected.type === '@xstate.microstep';
}

/** Replaces the actors with ones that never settle and the effects with ones that are only recorded. */
function withStubbedImplementations(
  machine: AnyStateMachine,
  recorded: { invocations: Invocation[]; effects: string[] },
): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);
  const effects = Object.keys(actions).filter((name) => isEffect(actions[name]));
  const stubActor = (actor: string) =>
    fromCallback<EventObject, unknown>(({ input }) => {
      recorded.invocations.push({ actor, input });
    });
  const stubEffect = (effect: string) => () => {
    recorded.effects.push(effect);
  };
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, stubActor(name)])),
    actions: Object.fromEntries(effects.map((name) => [name, stubEffect(name)])),
  });
}
