import type { MachineEntry } from '../../../../machines/walkthroughs/walkthrough.types';
import type { SimEvent } from './simulation.types';

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A move in a tester's words: those of the sample that it is, or its name where it is nobody's sample. */
export function formatEvent(entry: MachineEntry, simEvent: SimEvent): string {
  switch (simEvent.kind) {
    case 'event': {
      const sample = entry.events.find(({ event }) => isEqual(event, simEvent.event));
      return sample?.description ?? `${simEvent.event.type}, with a payload of its own`;
    }
    case 'done':
    case 'error': {
      const samples = entry.outcomes[simEvent.actor]?.[simEvent.kind] ?? [];
      const sample = samples.find(({ value }) => isEqual(value, simEvent.value));
      const ending = simEvent.kind === 'done' ? 'ends well' : 'fails';
      return sample?.description ?? `“${simEvent.actor}” ${ending}, with a value of its own`;
    }
    case 'delay':
      return entry.delays[simEvent.delay]?.description ?? `“${simEvent.delay}” passes`;
  }
}
