import type { BasicQuestion } from '../question.types';

/** An assessment ready to be shown and answered (§3). */
export type Assessment = {
  readonly id: string;
  readonly name: string;
  /** What all its questions have in common ('Over the last 2 weeks, …'): the title of its section; null without one. */
  readonly stem: string | null;
  readonly questions: readonly BasicQuestion[];
};

/** One answer as the server takes it: choices by id within `answerValue`, numbers and words as `value`. */
export type WireAnswer =
  | { readonly key: string | number; readonly answerValue: { readonly answerId: string | number } }
  | {
      readonly key: string | number;
      readonly answerValue: { readonly answerIds: readonly (string | number)[] };
    }
  | { readonly key: string | number; readonly value: string | number };
