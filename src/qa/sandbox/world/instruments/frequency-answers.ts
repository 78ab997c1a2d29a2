import type { InstrumentAnswer } from './instrument.types';

/** The four answers that PHQ-9 and GAD-7 share, scored 0 to 3. */
export const FREQUENCY_TITLES = [
  'Not at all',
  'Several days',
  'More than half the days',
  'Nearly every day',
] as const;

/** Answers identified by id: `{prefix}-0`, `{prefix}-1` and so on. */
export function createAnswersWithIds(
  prefix: string,
  titles: readonly string[],
): InstrumentAnswer[] {
  return titles.map((title, index) => ({ id: `${prefix}-${index}`, title, isOverride: false }));
}

/** Answers identified by value: 0, 1 and so on. */
export function createAnswersWithValues(titles: readonly string[]): InstrumentAnswer[] {
  return titles.map((title, value) => ({ value, title, isOverride: false }));
}
