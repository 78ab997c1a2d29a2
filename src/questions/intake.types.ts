import type { GroupQuestion, Question } from './question.types';

/** An item on a page of the intake questionnaire: a question or a group of items (§3 Questionnaire). */
export type IntakeItem = Question | GroupQuestion;

/** One page of the intake questionnaire. */
export type IntakePage = {
  readonly description: string | null;
  readonly items: readonly IntakeItem[];
};

/** One answer as the API expects it (D6): text, a list of values for a multi-select, or null. */
export type IntakeAnswer = {
  readonly linkId: string;
  readonly value: string | readonly string[] | null;
};
