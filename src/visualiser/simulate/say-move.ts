import type { MachineEntry } from '../../../machines/walkthroughs/walkthrough.types';
import type { SimMove } from './simulation.types';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A move in a tester's words: those of the sample that it is, or its name where it is nobody's sample. */
export function sayMove(entry: MachineEntry, move: SimMove): string {
  switch (move.kind) {
    case 'event': {
      const sample = entry.events.find(({ event }) => same(event, move.event));
      return sample?.description ?? `${move.event.type}, with a payload of its own`;
    }
    case 'done':
    case 'error': {
      const samples = entry.outcomes[move.actor]?.[move.kind] ?? [];
      const sample = samples.find(({ value }) => same(value, move.value));
      const ends = move.kind === 'done' ? 'ends well' : 'fails';
      return sample?.description ?? `“${move.actor}” ${ends}, with a value of its own`;
    }
    case 'delay':
      return entry.delays[move.delay]?.description ?? `“${move.delay}” passes`;
  }
}
