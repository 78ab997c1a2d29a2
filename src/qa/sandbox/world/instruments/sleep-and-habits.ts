import { createAnswersWithIds, createAnswersWithValues } from './frequency-answers';
import type { Instrument, InstrumentAnswer } from './instrument.types';

const override: InstrumentAnswer = {
  id: 'kept-awake-none',
  title: 'None of these',
  isOverride: true,
};

/** The sandbox's own instrument: every question type, number limits, question-specific answers and skippable questions. */
export const sleepAndHabits: Instrument = {
  id: 'sleep-and-habits',
  name: 'Sleep and habits',
  disorder: null,
  title: 'Think of the last 7 days.',
  answers: createAnswersWithValues(['Never', 'Sometimes', 'Often']),
  questions: [
    {
      key: 'kept-awake',
      title: 'Which of these kept you from sleeping?',
      type: 'multi-select',
      skippable: false,
      answers: [
        ...createAnswersWithIds('kept-awake', [
          'Worry or racing thoughts',
          'Pain or discomfort',
          'Noise or light',
          'A phone or other screen',
        ]),
        override,
      ],
    },
    {
      key: 'hours-asleep',
      title: 'How many hours did you sleep on a usual night?',
      type: 'number',
      skippable: false,
      meta: { min: 0, max: 24 },
    },
    {
      key: 'caffeine',
      title: 'How many drinks with caffeine did you have on a usual day?',
      type: 'number',
      skippable: false,
      meta: { min: 0 },
    },
    {
      key: 'nights-awake',
      title: 'On how many nights did you lie awake for more than half an hour?',
      type: 'number',
      skippable: true,
      meta: { max: 7 },
    },
    {
      key: 'sleep-quality',
      title: 'How would you rate your sleep?',
      type: 'single-select',
      skippable: false,
      answers: createAnswersWithIds('sleep-quality', [
        'Very good',
        'Fairly good',
        'Fairly bad',
        'Very bad',
      ]),
    },
    {
      key: 'exercise',
      title: 'How often were you active for 20 minutes or more?',
      type: 'single-select',
      skippable: false,
    },
    {
      key: 'wind-down',
      title: 'What helps you wind down?',
      type: 'multi-select',
      skippable: true,
      answers: createAnswersWithIds('wind-down', [
        'Reading',
        'Music',
        'A bath or shower',
        'Talking with someone',
      ]),
    },
    {
      key: 'change',
      title: 'What would you most like to change about your sleep?',
      type: 'free_text',
      skippable: false,
    },
    {
      key: 'anything-else',
      title: 'Is there anything else your clinician should know?',
      type: 'free_text',
      skippable: true,
    },
  ],
};
