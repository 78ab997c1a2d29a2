import { FREQUENCY_TITLES, createAnswersWithValues } from './frequency-answers';
import type { Instrument } from './instrument.types';

/** An instrument from a later version of the API, with question types that the client does not know. */
export const unfamiliar: Instrument = {
  id: 'unfamiliar',
  name: 'A newer form',
  disorder: null,
  title: 'Over the last 2 weeks',
  answers: [],
  questions: [
    {
      key: 'unfamiliar-choice',
      title: 'How often did you feel rested?',
      type: 'frequency-picker',
      skippable: false,
      answers: createAnswersWithValues(FREQUENCY_TITLES),
    },
    {
      key: 'unfamiliar-drawing',
      title: 'Draw how your week went.',
      type: 'drawing',
      skippable: true,
    },
  ],
};
