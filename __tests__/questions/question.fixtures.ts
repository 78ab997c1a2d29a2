import type {
  Choice,
  FreeTextQuestion,
  HeadingQuestion,
  LikertQuestion,
  MultiSelectQuestion,
  NumberQuestion,
  SingleChoiceQuestion,
  SliderQuestion,
  UnsupportedQuestion,
} from '../../src/questions/question.types';

const base = { key: 'q1', wireKey: 'q1', title: 'How are you?', isSkippable: false };

/** An option named like its id. */
export function choice(id: string, more: Partial<Choice> = {}): Choice {
  return { id, wireId: id, label: `Option ${id}`, isOverride: false, ...more };
}

const choices = [choice('a'), choice('b'), choice('none', { label: 'None', isOverride: true })];

export const singleChoice = (more: Partial<SingleChoiceQuestion> = {}): SingleChoiceQuestion => ({
  ...base,
  kind: 'single-choice',
  choices,
  ...more,
});

export const multiSelect = (more: Partial<MultiSelectQuestion> = {}): MultiSelectQuestion => ({
  ...base,
  kind: 'multi-select',
  choices,
  ...more,
});

export const numberQuestion = (more: Partial<NumberQuestion> = {}): NumberQuestion => ({
  ...base,
  kind: 'number',
  min: null,
  max: null,
  ...more,
});

export const freeText = (more: Partial<FreeTextQuestion> = {}): FreeTextQuestion => ({
  ...base,
  kind: 'free-text',
  ...more,
});

export const unsupported = (more: Partial<UnsupportedQuestion> = {}): UnsupportedQuestion => ({
  ...base,
  kind: 'unsupported',
  ...more,
});

export const likert = (more: Partial<LikertQuestion> = {}): LikertQuestion => ({
  ...base,
  kind: 'likert',
  isSkippable: true,
  isNumeric: true,
  choices: [0, 1, 2].map((wireId) => choice(String(wireId), { wireId, label: String(wireId) })),
  minLabel: 'Not there',
  maxLabel: 'Very strong',
  ...more,
});

export const slider = (more: Partial<SliderQuestion> = {}): SliderQuestion => ({
  ...base,
  kind: 'slider',
  isSkippable: true,
  min: -2,
  max: 2,
  minLabel: 'Drained',
  maxLabel: 'Full of energy',
  ...more,
});

export const heading = (more: Partial<HeadingQuestion> = {}): HeadingQuestion => ({
  ...base,
  kind: 'heading',
  ...more,
});
