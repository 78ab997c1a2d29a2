import type { GroupQuestion, Question } from './question.types';

/** What stands on a page of the intake questionnaire: questions, and groups of them (§3 Questionnaire). */
export type IntakeItem = Question | GroupQuestion;

/** One page of the intake questionnaire. */
export type IntakePage = { readonly description: string; readonly items: readonly IntakeItem[] };

/** One answer as the server takes it (D6): text, a list of answers for a multiple choice, or null. */
export type IntakeAnswer = {
  readonly linkId: string;
  readonly value: string | readonly string[] | null;
};
