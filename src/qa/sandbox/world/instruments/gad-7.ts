import { FREQUENCY_TITLES, createAnswersWithValues } from './frequency-answers';
import type { Instrument } from './instrument.types';

const symptoms = [
  'Feeling nervous, anxious or on edge',
  'Not being able to stop or control worrying',
  'Worrying too much about different things',
  'Trouble relaxing',
  'Being so restless that it is hard to sit still',
  'Becoming easily annoyed or irritable',
  'Feeling afraid as if something awful might happen',
];

/** Generalized Anxiety Disorder-7 (Spitzer, Kroenke, Williams and Löwe), public domain; its answers are identified by value. */
export const gad7: Instrument = {
  id: 'gad-7',
  name: 'GAD-7',
  disorder: 'Anxiety',
  title: 'Over the last 2 weeks, how often have you been bothered by the following problems?',
  answers: createAnswersWithValues(FREQUENCY_TITLES),
  questions: symptoms.map((title, index) => ({
    key: `gad-7-${index + 1}`,
    title,
    type: 'single-select',
    skippable: false,
  })),
};
