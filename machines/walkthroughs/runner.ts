import {
  createActor,
  fromPromise,
  SimulatedClock,
  type AnyStateMachine,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import type { AnyState } from './machine-parts';

export type Microstep = Extract<InspectionEvent, { type: '@xstate.microstep' }>;

/** A call that a machine has made: nobody answers it. */
export type StartedCall = { readonly actor: string; readonly input: unknown };

/** What a machine did when it was started, or when something happened to it. */
export type Run = {
  readonly state: AnyState;
  readonly microsteps: readonly Microstep[];
  readonly calls: readonly StartedCall[];
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
  readonly move: (state: Pick<AnyState, 'value' | 'context'>, event: EventObject) => Run;
};

/** A runner for any machine. */
export function createRunner(original: AnyStateMachine): Runner {
  const notes = { calls: [] as StartedCall[], effects: [] as string[] };
  const machine = withIdleParts(original, notes);

  function run(options: object, event: EventObject | null): Run {
    let microsteps: Microstep[] = [];
    const emitted: EventObject[] = [];
    let error: unknown = null;
    notes.calls = [];
    notes.effects = [];
    const actor = createActor(machine, {
      ...options,
      clock: new SimulatedClock(),
      inspect: (inspected) => {
        if (isMicrostep(inspected)) microsteps.push(inspected);
      },
    });
    actor.on('*', (told: EventObject) => emitted.push(told));
    actor.subscribe({
      error: (broken: unknown) => {
        error = broken;
      },
    });
    actor.start();
    if (event !== null) {
      microsteps = [];
      notes.calls = [];
      notes.effects = [];
      actor.send(event);
    }
    const state: AnyState = actor.getSnapshot();
    actor.stop();
    return { state, microsteps, calls: notes.calls, effects: notes.effects, emitted, error };
  }

  return {
    machine,
    start: (input) => run({ input }, null),
    move: ({ value, context }, event) =>
      run({ snapshot: machine.resolveState({ value, context }) }, event),
  };
}

function isMicrostep(inspected: InspectionEvent): inspected is Microstep {
  // The machine itself is followed; its actors never say anything.
  return inspected.type === '@xstate.microstep';
}

/** The machine with actors that never end and effects that do nothing but say that they were called. */
function withIdleParts(
  machine: AnyStateMachine,
  notes: { calls: StartedCall[]; effects: string[] },
): AnyStateMachine {
  const { actors, actions } = machine.implementations;
  const isEffect = (action: unknown) => typeof action === 'function' && !('resolve' in action);
  const effects = Object.keys(actions).filter((name) => isEffect(actions[name]));
  const idle = (actor: string) =>
    fromPromise<unknown, unknown>(({ input }) => {
      notes.calls.push({ actor, input });
      return new Promise(() => undefined);
    });
  const note = (effect: string) => () => {
    notes.effects.push(effect);
  };
  return machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((name) => [name, idle(name)])),
    actions: Object.fromEntries(effects.map((name) => [name, note(name)])),
  });
}
