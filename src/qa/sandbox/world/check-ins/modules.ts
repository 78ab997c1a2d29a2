import type { CheckInModule, CheckInNode } from './check-in.types';

function createSlider(id: string, label: string, minLabel: string, maxLabel: string): CheckInNode {
  return { id, type: 'slider_vertical', label, minValue: -2, maxValue: 2, minLabel, maxLabel };
}

/** The client recognises it by its title only, because its type is `symptom` (D7). */
export const lifestyle: CheckInModule = {
  id: 'lifestyle',
  versionId: 'lifestyle-v2',
  title: 'Lifestyle correlates',
  type: 'symptom',
  nodes: [
    createSlider('energy', 'Energy', 'Drained', 'Full of energy'),
    createSlider('positivity', 'Positivity', 'Everything looks dark', 'Things look bright'),
    createSlider('sleep_quality', 'Sleep quality', 'Hardly slept', 'Slept deeply'),
    createSlider('social', 'Social', 'Alone', 'Close to others'),
  ],
};

function createOptions(prefix: string, labels: readonly string[]) {
  return labels.map((label, index) => ({ id: `${prefix}-${index}`, label, value: index }));
}

/** The node that the symptom graph shows; its answers are 0 to 10. */
export const STRENGTH_NODE = 'strength';

function createSymptom(id: string, title: string, more: readonly CheckInNode[]): CheckInModule {
  const strength: CheckInNode = {
    id: STRENGTH_NODE,
    type: 'likert',
    label: 'How strong was it today?',
    minValue: 0,
    maxValue: 10,
    minLabel: 'Not there',
    maxLabel: 'As strong as can be',
  };
  return { id, versionId: `${id}-v1`, title, type: 'symptom', nodes: [strength, ...more] };
}

export const symptomModules: readonly CheckInModule[] = [
  createSymptom('low-mood', 'Low mood', [
    {
      id: 'interest',
      type: 'likert',
      label: 'How much did you enjoy what you did?',
      answers: createOptions('interest', ['Not at all', 'A little', 'Quite a bit', 'Very much']),
    },
    { id: 'note', type: 'free_text', label: 'What was on your mind?' },
  ]),
  createSymptom('anxiety', 'Anxiety', [
    {
      id: 'signs',
      type: 'multiple_choice',
      multiselect: true,
      label: 'What did you notice?',
      answers: createOptions('signs', [
        'Racing heart',
        'Restless hands',
        'Tight chest',
        'Worrying',
      ]),
    },
  ]),
  createSymptom('poor-sleep', 'Trouble sleeping', [
    {
      id: 'when',
      type: 'multiple_choice',
      multiselect: false,
      label: 'When was it worst?',
      answers: createOptions('when', [
        'Falling asleep',
        'In the night',
        'Too early in the morning',
      ]),
    },
  ]),
  createSymptom('irritability', 'Irritability', []),
];

export const worksheets: readonly CheckInModule[] = [
  {
    id: 'thought-record',
    versionId: 'thought-record-v3',
    title: 'Thought record',
    type: 'treatment_activity',
    nodes: [
      { id: 'situation-heading', type: 'heading', label: 'The situation' },
      { id: 'situation', type: 'free_text', label: 'What happened?' },
      { id: 'thought', type: 'free_text', label: 'What went through your mind?' },
      { id: 'feeling-heading', type: 'heading', label: 'The feeling' },
      {
        id: 'feelings',
        type: 'multiple_choice',
        multiselect: true,
        label: 'What did you feel?',
        answers: createOptions('feelings', ['Sad', 'Afraid', 'Angry', 'Ashamed', 'Calm']),
      },
      { id: 'other-view', type: 'free_text', label: 'How else could one look at it?' },
    ],
  },
  {
    id: 'small-steps',
    versionId: 'small-steps-v1',
    title: 'Small steps',
    type: 'treatment_activity',
    nodes: [
      { id: 'step', type: 'free_text', label: 'Which small step did you take?' },
      {
        id: 'good',
        type: 'likert',
        label: 'How good did it feel?',
        minValue: 1,
        maxValue: 5,
        minLabel: 'Not good',
        maxLabel: 'Very good',
      },
    ],
  },
];

/** Every module. */
export const CHECK_IN_MODULES: readonly CheckInModule[] = [
  lifestyle,
  ...symptomModules,
  ...worksheets,
];
