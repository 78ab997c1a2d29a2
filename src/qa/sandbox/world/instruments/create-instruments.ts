import { exported } from './exported';
import { gad7 } from './gad-7';
import type { Instrument } from './instrument.types';
import { makeLongAssessment } from './long-assessment';
import { phq9 } from './phq-9';
import { sleepAndHabits } from './sleep-and-habits';
import { unfamiliar } from './unfamiliar';

const instruments: readonly Instrument[] = [
  phq9,
  gad7,
  sleepAndHabits,
  unfamiliar,
  exported,
  ...[10, 100, 1000].map(makeLongAssessment),
];

/** Every instrument, by id. */
export function createInstruments(): Map<string, Instrument> {
  return new Map(instruments.map((instrument) => [instrument.id, instrument]));
}
