import type { AnyStateNode, EventObject } from 'xstate';
import { toPortError } from '../../../machines/walkthroughs/list-moves';
import {
  isTransient,
  listActiveNodes,
  getSetupName,
  toTransitionInfo,
  getStatePath,
  type AnyState,
} from '../../../machines/walkthroughs/machine-parts';
import { createRunner, type Run, type Invocation } from '../../../machines/walkthroughs/runner';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import { readFailure } from './read-failure';
import type { Moment, SimMove } from './simulation.types';

/** Plays a machine move by move, without anything around it and without a clock. */
export type Player = {
  readonly begin: (input: unknown) => Moment;
  /** The moment after a move; or why it cannot be made now, for the tester. */
  readonly play: (from: Moment, move: SimMove) => Moment | { readonly refusal: string };
};

/** The player of a machine; one for each entry. */
export function playerOf(entry: MachineEntry): Player {
  const known = players.get(entry) ?? createPlayer(entry);
  players.set(entry, known);
  return known;
}

const players = new WeakMap<MachineEntry, Player>();

function createPlayer(entry: MachineEntry): Player {
  const runner = createRunner(entry.machine);
  return {
    begin: (input) => toMoment(entry, runner.start(input), null),
    play: (from, move) => {
      if (from.problem !== null)
        return { refusal: 'The machine has stopped. Undo, or start over.' };
      const nodes = listActiveNodes(entry.machine, from.value);
      const event = toEvent([entry.machine.root, ...nodes], entry, move);
      if ('refusal' in event) return event;
      return toMoment(entry, runner.transition(from, event.event), from);
    },
  };
}

function toEvent(
  nodes: readonly AnyStateNode[],
  { machine }: MachineEntry,
  move: SimMove,
): { readonly event: EventObject } | { readonly refusal: string } {
  switch (move.kind) {
    case 'event': {
      const { type } = move.event;
      const isKnown = !type.startsWith('xstate.') && machine.events.includes(type);
      if (isKnown) return { event: move.event };
      return { refusal: `There is no event “${type}” in this machine.` };
    }
    case 'done':
    case 'error': {
      const { actor, kind, value } = move;
      const id = nodes.flatMap(({ invoke }) => invoke).find(({ src }) => getSetupName(src) === actor)?.id;
      if (id === undefined) return { refusal: `Nothing waits for “${actor}” now.` };
      const type = `xstate.${kind}.actor.${id}`;
      if (kind === 'done') return { event: { type, output: value, actorId: id } as EventObject };
      const failure = readFailure(value);
      if ('problem' in failure) return { refusal: failure.problem };
      return { event: { type, error: toPortError(failure.failure), actorId: id } as EventObject };
    }
    case 'delay': {
      const all = nodes.flatMap(({ after }) => after);
      const found = all.find(({ delay }) => getSetupName(String(delay)) === move.delay);
      if (found === undefined) return { refusal: `Nothing waits for “${move.delay}” now.` };
      return { event: { type: String(found.eventType) } };
    }
  }
}

function toMoment({ machine }: MachineEntry, run: Run, before: Moment | null): Moment {
  const { state, microsteps, error } = run;
  // What broke has no state of its own: it stands where it stood.
  const { value, context } = error !== null && before !== null ? before : state;
  const nodes = error !== null && before === null ? [] : listActiveNodes(machine, value);
  // SAFETY: the machine itself is followed, for its actors never say anything.
  const snapshots = microsteps.map(({ snapshot }) => snapshot as unknown as AnyState);
  const passed = snapshots.flatMap((one) => listActiveNodes(machine, one.value));
  return {
    value,
    context,
    states: nodes.map(getStatePath),
    passed: [...new Set(passed.filter(isTransient).map(getStatePath))],
    transitions: microsteps.flatMap(({ _transitions }) =>
      _transitions.map((definition) => toTransitionInfo(definition).id),
    ),
    effects: run.effects,
    emitted: run.emitted,
    calls: waitingCalls([machine.root, ...nodes], run.invocations, before?.calls ?? []),
    problem: error === null ? null : sayError(error),
  };
}

/** The calls of the active states, each with what it was last asked. */
function waitingCalls(
  nodes: readonly AnyStateNode[],
  started: readonly Invocation[],
  before: readonly Invocation[],
): readonly Invocation[] {
  const names = nodes.flatMap(({ invoke }) => invoke.map(({ src }) => getSetupName(src)));
  return names.map(
    (actor) =>
      started.findLast((call) => call.actor === actor) ??
      before.find((call) => call.actor === actor) ?? { actor, input: undefined },
  );
}

/** An error as a sentence. */
function sayError(error: unknown): string {
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
