import type {
  Choice,
  FreeTextQuestion,
  MultiSelectQuestion,
  NumberQuestion,
  SingleChoiceQuestion,
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
