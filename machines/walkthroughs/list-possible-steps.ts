import type { AnyStateNode } from 'xstate';
import { PortError, type Failure } from '../port';
import {
  listActiveNodes,
  getSetupName,
  getStatePath,
  type AnyState,
} from './machine-introspection';
import type { MachineEntry, PossibleStep, Outcome } from './walkthrough.types';

/** All possible next steps in `snapshot`: outcomes of actors, delays, and user events; none at the end of the machine. */
export function listPossibleSteps(
  entry: MachineEntry,
  snapshot: AnyState,
): readonly PossibleStep[] {
  // `can` is true for events of the machine itself, even at its end.
  if (snapshot.status !== 'active') return [];
  const nodes = listActiveNodes(entry.machine, snapshot.value);
  return [
    ...nodes.flatMap((node) => listOutcomes(entry, snapshot, node)),
    ...nodes.flatMap((node) => listDelays(entry, node)),
    ...entry.events
      .filter(
        ({ onlyIn }) => onlyIn?.some((path) => nodes.map(getStatePath).includes(path)) ?? true,
      )
      .filter(({ isPossible }) => isPossible?.(snapshot.context) ?? true)
      .filter(({ event }) => snapshot.can(event))
      .map(({ description, event }) => ({ kind: 'event', description, event }) as const),
  ];
}

function listOutcomes(
  { outcomes }: MachineEntry,
  { context }: AnyState,
  node: AnyStateNode,
): readonly PossibleStep[] {
  const isPossible = (outcome: Outcome) => outcome.isPossible?.(context) ?? true;
  return node.invoke.flatMap(({ id, src }) => {
    const actor = getSetupName(src);
    const { done = [], error = [] } = outcomes[actor] ?? {};
    const common = { kind: 'outcome', actor } as const;
    return [
      ...done.filter(isPossible).map(({ scenario, description, value }) => {
        const event = { type: `xstate.done.actor.${id}`, output: value, actorId: id };
        return { ...common, result: 'done', scenario, description, value, event } as const;
      }),
      ...error.filter(isPossible).map(({ scenario, description, value }) => {
        const event = { type: `xstate.error.actor.${id}`, error: toPortError(value), actorId: id };
        return { ...common, result: 'error', scenario, description, value, event } as const;
      }),
    ];
  });
}

/** The error that a port throws for `failure`. */
export function toPortError(failure: Failure): PortError {
  return new PortError(failure);
}

function listDelays({ delays }: MachineEntry, node: AnyStateNode): readonly PossibleStep[] {
  return node.after.flatMap(({ delay, eventType }) => {
    const name = getSetupName(delay);
    const fixture = delays[name];
    return fixture === undefined
      ? []
      : [{ kind: 'delay', delay: name, ...fixture, event: { type: String(eventType) } } as const];
  });
}
