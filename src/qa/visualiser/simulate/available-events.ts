import {
  listActiveNodes,
  getSetupName,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { SimSnapshot, SimEvent } from './simulation.types';

/** A move that makes sense now, with the words for it. */
export type AvailableEvent = { readonly says: string; readonly simEvent: SimEvent };

/** What can happen next: what people do, how each waiting call ends, what time brings. */
export type AvailableEvents = {
  readonly events: readonly AvailableEvent[];
  readonly invocations: readonly {
    readonly actor: string;
    readonly input: unknown;
    readonly outcomes: readonly AvailableEvent[];
  }[];
  readonly delays: readonly AvailableEvent[];
};

/** The samples that make sense at a moment. Samples of calls that this machine would not get now are left out. */
export function listAvailableEvents(entry: MachineEntry, snapshot: SimSnapshot): AvailableEvents {
  const { machine, outcomes } = entry;
  if (snapshot.problem !== null) return { events: [], invocations: [], delays: [] };
  const { value, context } = snapshot;
  const nodes = listActiveNodes(machine, value);
  const paths = nodes.map(getStatePath);
  const machineState = machine.resolveState({ value, context });
  const delays = nodes.flatMap(({ after }) =>
    after.map(({ delay }) => getSetupName(String(delay))),
  );
  return {
    events: entry.events
      .filter(({ onlyIn }) => onlyIn?.some((path) => paths.includes(path)) ?? true)
      .filter(({ event }) => holds(() => machineState.can(event)))
      .map(({ description, event }) => ({ says: description, simEvent: { kind: 'event', event } })),
    invocations: snapshot.invocations.map(({ actor, input }) => ({
      actor,
      input,
      outcomes: (['done', 'error'] as const).flatMap((kind) =>
        (outcomes[actor]?.[kind] ?? [])
          .filter(({ isPossible }) => holds(() => isPossible?.(context) ?? true))
          .map(({ description, value: outcomeValue }) => ({
            says: description,
            simEvent: { kind, actor, value: outcomeValue },
          })),
      ),
    })),
    delays: [...new Set(delays)].map((delay) => ({
      says: entry.delays[delay]?.description ?? delay,
      simEvent: { kind: 'delay', delay },
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
