import type { BasicQuestion } from '../question.types';

/** An assessment, parsed for display (§3). */
export type Assessment = {
  readonly id: string;
  readonly name: string;
  /** The introduction to all questions ('Over the last 2 weeks, …'): the section's title, or null. */
  readonly stem: string | null;
  readonly questions: readonly BasicQuestion[];
};

/** One answer as the API expects it: ids of choices in `answerValue`, a number or text in `value`. */
export type WireAnswer =
  | { readonly key: string; readonly answerValue: { readonly answerId: string | number } }
  | {
      readonly key: string;
      readonly answerValue: { readonly answerIds: readonly (string | number)[] };
    }
  | { readonly key: string; readonly value: string | number };
