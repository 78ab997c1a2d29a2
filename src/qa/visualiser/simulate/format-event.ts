import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { SimEvent } from './simulation.types';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Describes a step: by the description of its fixture, or by its name if it matches none. */
export function formatEvent(entry: MachineEntry, simEvent: SimEvent): string {
  switch (simEvent.kind) {
    case 'event': {
      const fixture = entry.events.find(({ event }) => isEqual(event, simEvent.event));
      return fixture?.description ?? `${simEvent.event.type}, with a custom payload`;
    }
    case 'done':
    case 'error': {
      const fixtures = entry.outcomes[simEvent.actor]?.[simEvent.kind] ?? [];
      const fixture = fixtures.find(({ value }) => isEqual(value, simEvent.value));
      const result = simEvent.kind === 'done' ? 'succeeds' : 'fails';
      return fixture?.description ?? `“${simEvent.actor}” ${result}, with a custom value`;
    }
    case 'delay':
      return entry.delays[simEvent.delay]?.description ?? `“${simEvent.delay}” elapses`;
  }
}
