import type { AnyStateNode, EventObject } from 'xstate';
import { toPortError } from '../../../../machines/walkthroughs/list-possible-steps';
import {
  isTransient,
  listActiveNodes,
  getSetupName,
  toTransitionInfo,
  getStatePath,
  type AnyState,
} from '../../../../machines/walkthroughs/machine-introspection';
import { createRunner, type Run, type Invocation } from '../../../../machines/walkthroughs/runner';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { SimSnapshot, SimEvent } from './simulation.types';

/** Runs a machine step by step, with stubbed actors and without a clock. */
export type Simulator = {
  readonly start: (input: unknown) => SimSnapshot;
  /** Returns the snapshot after a step, or a message for the tester if the step is not possible now. */
  readonly send: (
    current: SimSnapshot,
    simEvent: SimEvent,
  ) => SimSnapshot | { readonly refusal: string };
};

/** Returns the simulator of a machine, cached per entry. */
export function getSimulator(entry: MachineEntry): Simulator {
  const cached = simulators.get(entry) ?? createSimulator(entry);
  simulators.set(entry, cached);
  return cached;
}

const simulators = new WeakMap<MachineEntry, Simulator>();

function createSimulator(entry: MachineEntry): Simulator {
  const runner = createRunner(entry.machine);
  return {
    start: (input) => toSnapshot(entry, runner.start(input), null),
    send: (current, simEvent) => {
      if (current.problem !== null)
        return { refusal: 'The machine has stopped. Undo or start over.' };
      const nodes = listActiveNodes(entry.machine, current.value);
      const event = toEvent([entry.machine.root, ...nodes], entry, simEvent);
      if ('refusal' in event) return event;
      return toSnapshot(entry, runner.applyEvent(current, event.event), current);
    },
  };
}

function toEvent(
  nodes: readonly AnyStateNode[],
  { machine }: MachineEntry,
  simEvent: SimEvent,
): { readonly event: EventObject } | { readonly refusal: string } {
  switch (simEvent.kind) {
    case 'event': {
      const { type } = simEvent.event;
      const isKnown = !type.startsWith('xstate.') && machine.events.includes(type);
      if (isKnown) return { event: simEvent.event };
      return { refusal: `There is no event “${type}” in this machine.` };
    }
    case 'done':
    case 'error': {
      const { actor, kind, value } = simEvent;
      const id = nodes
        .flatMap(({ invoke }) => invoke)
        .find(({ src }) => getSetupName(src) === actor)?.id;
      if (id === undefined) return { refusal: `The machine is not waiting for “${actor}” now.` };
      const type = `xstate.${kind}.actor.${id}`;
      if (kind === 'done') return { event: { type, output: value, actorId: id } as EventObject };
      const failure = readFailure(value);
      if ('problem' in failure) return { refusal: failure.problem };
      return { event: { type, error: toPortError(failure.failure), actorId: id } as EventObject };
    }
    case 'delay': {
      const all = nodes.flatMap(({ after }) => after);
      const transition = all.find(({ delay }) => getSetupName(String(delay)) === simEvent.delay);
      if (transition === undefined)
        return { refusal: `The machine is not waiting for “${simEvent.delay}” now.` };
      return { event: { type: String(transition.eventType) } };
    }
  }
}

function toSnapshot(
  { machine }: MachineEntry,
  run: Run,
  previous: SimSnapshot | null,
): SimSnapshot {
  const { state, microsteps, error } = run;
  // A machine that threw has no new state: keep the previous one.
  const { value, context } = error !== null && previous !== null ? previous : state;
  const nodes = error !== null && previous === null ? [] : listActiveNodes(machine, value);
  // SAFETY: only the machine reports microsteps; its stubbed actors never do.
  const snapshots = microsteps.map(({ snapshot }) => snapshot as unknown as AnyState);
  const passedNodes = snapshots.flatMap((snapshot) => listActiveNodes(machine, snapshot.value));
  return {
    value,
    context,
    states: nodes.map(getStatePath),
    passedThrough: [...new Set(passedNodes.filter(isTransient).map(getStatePath))],
    transitions: microsteps.flatMap(({ _transitions }) =>
      _transitions.map((definition) => toTransitionInfo(definition).id),
    ),
    effects: run.effects,
    emitted: run.emitted,
    invocations: getPendingInvocations(
      [machine.root, ...nodes],
      run.invocations,
      previous?.invocations ?? [],
    ),
    problem: error === null ? null : formatError(error),
  };
}

/** The actors of the active states, each with its latest input. */
function getPendingInvocations(
  nodes: readonly AnyStateNode[],
  started: readonly Invocation[],
  previous: readonly Invocation[],
): readonly Invocation[] {
  const actorNames = nodes.flatMap(({ invoke }) => invoke.map(({ src }) => getSetupName(src)));
  return actorNames.map(
    (actor) =>
      started.findLast((invocation) => invocation.actor === actor) ??
      previous.find((invocation) => invocation.actor === actor) ?? { actor, input: undefined },
  );
}

/** The error message with a full stop. */
function formatError(error: unknown): string {
  const message = error instanceof Error ? error.message : JSON.stringify(error);
  return /[.!?]$/.test(message) ? message : `${message}.`;
}

import * as v from 'valibot';
import type { Failure } from '../../../../machines/port';

const failureSchema = v.object({
  reason: v.picklist(['offline', 'timeout', 'busy', 'rejected', 'server', 'malformed']),
  message: v.nullable(v.string()),
});

/** Parses the failure that a tester wrote, or returns a message for the tester. */
function readFailure(value: unknown): { readonly failure: Failure } | { readonly problem: string } {
  const result = v.safeParse(failureSchema, value);
  if (result.success) return { failure: result.output };
  return {
    problem:
      'A failure has a reason (offline, timeout, rejected, server or malformed) and a message, which may be null.',
  };
}
