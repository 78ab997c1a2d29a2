import {
  listActiveNodes,
  getSetupName,
  getStatePath,
} from '../../../../machines/walkthroughs/machine-introspection';
import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { SimSnapshot, SimEvent } from './simulation.types';

/** A step that is possible now, with its description. */
export type AvailableEvent = { readonly description: string; readonly simEvent: SimEvent };

/** What can happen next: events, results of the running actors, and delays. */
export type AvailableEvents = {
  readonly events: readonly AvailableEvent[];
  readonly invocations: readonly {
    readonly actor: string;
    readonly input: unknown;
    readonly outcomes: readonly AvailableEvent[];
  }[];
  readonly delays: readonly AvailableEvent[];
};

/** Lists the fixtures that are possible in a snapshot; results that the machine could not get now are omitted. */
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
      .filter(({ event }) => isTrue(() => machineState.can(event)))
      .map(({ description, event }) => ({ description, simEvent: { kind: 'event', event } })),
    invocations: snapshot.invocations.map(({ actor, input }) => ({
      actor,
      input,
      outcomes: (['done', 'error'] as const).flatMap((kind) =>
        (outcomes[actor]?.[kind] ?? [])
          .filter(({ isPossible }) => isTrue(() => isPossible?.(context) ?? true))
          .map(({ description, value: outcomeValue }) => ({
            description,
            simEvent: { kind, actor, value: outcomeValue },
          })),
      ),
    })),
    delays: [...new Set(delays)].map((delay) => ({
      description: entry.delays[delay]?.description ?? delay,
      simEvent: { kind: 'delay', delay },
    })),
  };
}

/** Evaluates a guard; one that throws, on a context that a tester made up, counts as false. */
function isTrue(guard: () => boolean): boolean {
  try {
    return guard();
  } catch {
    return false;
  }
}
