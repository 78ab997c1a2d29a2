import type { AnyStateNode } from 'xstate';
import { PortError, type Failure } from '../port';
import { listActiveNodes, nameOf, pathOf, type AnyState } from './machine-parts';
import type { CatalogueEntry, Move, Outcome } from './walkthrough.types';

/** Everything that may happen next in `snapshot`: actors end, time passes, a person acts. */
export function listMoves(entry: CatalogueEntry, snapshot: AnyState): readonly Move[] {
  const nodes = listActiveNodes(entry.machine, snapshot.value);
  return [
    ...nodes.flatMap((node) => listOutcomes(entry, snapshot, node)),
    ...nodes.flatMap((node) => listDelays(entry, node)),
    ...entry.events
      .filter(({ onlyIn }) => onlyIn?.some((path) => nodes.map(pathOf).includes(path)) ?? true)
      .filter(({ event }) => snapshot.can(event))
      .map(({ says, event }) => ({ kind: 'event', says, event }) as const),
  ];
}

function listOutcomes(
  { outcomes }: CatalogueEntry,
  { context }: AnyState,
  node: AnyStateNode,
): readonly Move[] {
  const isPossible = (outcome: Outcome) => outcome.isPossible?.(context) ?? true;
  return node.invoke.flatMap(({ id, src }) => {
    const actor = nameOf(src);
    const { done = [], error = [] } = outcomes[actor] ?? {};
    const common = { kind: 'outcome', actor } as const;
    return [
      ...done.filter(isPossible).map(({ situation, says, value }) => {
        const event = { type: `xstate.done.actor.${id}`, output: value, actorId: id };
        return { ...common, result: 'done', situation, says, value, event } as const;
      }),
      ...error.filter(isPossible).map(({ situation, says, value }) => {
        const event = { type: `xstate.error.actor.${id}`, error: toError(value), actorId: id };
        return { ...common, result: 'error', situation, says, value, event } as const;
      }),
    ];
  });
}

/** What a port throws for `failure`. */
export function toError(failure: Failure): PortError {
  return new PortError(failure);
}

function listDelays({ delays }: CatalogueEntry, node: AnyStateNode): readonly Move[] {
  return node.after.flatMap(({ delay, eventType }) => {
    const name = nameOf(delay);
    const sample = delays[name];
    return sample === undefined
      ? []
      : [{ kind: 'delay', delay: name, ...sample, event: { type: String(eventType) } } as const];
  });
}
