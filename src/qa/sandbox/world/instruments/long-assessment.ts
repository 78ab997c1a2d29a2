import { FREQUENCY_TITLES, createAnswersWithValues } from './frequency-answers';
import type { Instrument } from './instrument.types';

/** An instrument with `count` single choices, for tests of performance and scrolling; its id is `long-{count}`. */
export function makeLongAssessment(count: number): Instrument {
  const id = `long-${count}`;
  return {
    id,
    name: `Long form (${count} questions)`,
    disorder: null,
    title: 'Over the last 2 weeks, how often did this describe you?',
    answers: createAnswersWithValues(FREQUENCY_TITLES),
    questions: Array.from({ length: count }, (_, index) => ({
      key: `${id}-${index + 1}`,
      title: `Statement ${index + 1}: I could do what I had planned for the day.`,
      type: 'single-select',
      skippable: false,
    })),
  };
}
