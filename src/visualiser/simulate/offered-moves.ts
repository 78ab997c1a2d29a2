import { listActiveNodes, getSetupName, getStatePath } from '../../../machines/walkthroughs/machine-parts';
import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import type { Moment, SimMove } from './simulation.types';

/** A move that makes sense now, with the words for it. */
export type OfferedMove = { readonly says: string; readonly move: SimMove };

/** What can happen next: what people do, how each waiting call ends, what time brings. */
export type Offer = {
  readonly events: readonly OfferedMove[];
  readonly calls: readonly {
    readonly actor: string;
    readonly input: unknown;
    readonly moves: readonly OfferedMove[];
  }[];
  readonly delays: readonly OfferedMove[];
};

/** The samples that make sense at a moment. Samples of calls that this machine would not get now are left out. */
export function offerMoves(entry: MachineEntry, moment: Moment): Offer {
  const { machine, outcomes } = entry;
  if (moment.problem !== null) return { events: [], calls: [], delays: [] };
  const { value, context } = moment;
  const nodes = listActiveNodes(machine, value);
  const paths = nodes.map(getStatePath);
  const snapshot = machine.resolveState({ value, context });
  const delays = nodes.flatMap(({ after }) => after.map(({ delay }) => getSetupName(String(delay))));
  return {
    events: entry.events
      .filter(({ onlyIn }) => onlyIn?.some((path) => paths.includes(path)) ?? true)
      .filter(({ event }) => holds(() => snapshot.can(event)))
      .map(({ description, event }) => ({ says: description, move: { kind: 'event', event } })),
    calls: moment.calls.map(({ actor, input }) => ({
      actor,
      input,
      moves: (['done', 'error'] as const).flatMap((kind) =>
        (outcomes[actor]?.[kind] ?? [])
          .filter(({ isPossible }) => holds(() => isPossible?.(context) ?? true))
          .map(({ description, value: given }) => ({ says: description, move: { kind, actor, value: given } })),
      ),
    })),
    delays: [...new Set(delays)].map((delay) => ({
      says: entry.delays[delay]?.description ?? delay,
      move: { kind: 'delay', delay },
    })),
  };
}

/** Whether a guard holds; one that breaks on a context that a tester made up does not. */
function holds(guard: () => boolean): boolean {
  try {
    return guard();
  } catch {
    return false;
  }
}
