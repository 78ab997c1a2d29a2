/** The answer to one question, as a form holds it: typed text, a choice's id, or a list of choice ids; `''` and `[]` mean no answer. */
export type AnswerValue = string | readonly string[];

/** The answers of one form, by question key; a question that was never touched is absent. */
export type Answers = Readonly<Record<string, AnswerValue>>;

/** The answers of several forms, by assessment or check-in. */
export type AnswersByForm = Readonly<Record<string, Answers>>;
