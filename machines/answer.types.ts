/** The answer to one question, as a form holds it: typed text, a choice's id, or a list of choice ids; `''` and `[]` mean no answer. */
export type AnswerValue = string | readonly string[];

/** The answers of one form, by question key; a question that was never touched is absent. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** Kept answers that a form, which has changed since, can no longer hold (D10). */
export type InvalidAnswers = {
  /** The questions that are still there and have to be answered again. */
  readonly titles: readonly string[];
  /** How many answers belong to questions that are no longer asked. */
  readonly removedCount: number;
};

/** The answers of several forms, by assessment or check-in. */
export type AnswersByForm = Readonly<Record<string, Answers>>;
