/** What a person has answered so far: a choice's id or the typed text (of a slider its number), or a list of choice ids; `''` and `[]` are no answer. */
export type AnswerValue = string | readonly string[];

/** One option of a question. */
export type Choice = {
  /** Unique within its question; what an `AnswerValue` holds. */
  readonly id: string;
  /** The id as the server wrote it, in its own type, to be sent back unchanged. */
  readonly wireId: string | number;
  readonly label: string;
  /** An option such as 'None of these', which cannot stand beside another (§5). */
  readonly isOverride: boolean;
};

type QuestionBase = {
  /** Unique within its form; the key under which its answer is kept. */
  readonly key: string;
  /** The key as the server wrote it, to be sent back unchanged. */
  readonly wireKey: string | number;
  readonly title: string;
  readonly isSkippable: boolean;
};

/** One of several options. */
export type SingleChoiceQuestion = QuestionBase & {
  readonly kind: 'single-choice';
  readonly choices: readonly Choice[];
};

/** Any number of options, with override rules (§5). */
export type MultiSelectQuestion = QuestionBase & {
  readonly kind: 'multi-select';
  readonly choices: readonly Choice[];
};

/** A whole number within optional bounds, both inclusive (§5). */
export type NumberQuestion = QuestionBase & {
  readonly kind: 'number';
  readonly min: number | null;
  readonly max: number | null;
};

/** An answer in a person's own words. */
export type FreeTextQuestion = QuestionBase & { readonly kind: 'free-text' };

/** One step of a scale: whole numbers between two labelled ends, or answers in words (§3 likert). */
export type LikertQuestion = QuestionBase & {
  readonly kind: 'likert';
  readonly choices: readonly Choice[];
  /** The choices are the numbers of the scale, in their order. */
  readonly isNumeric: boolean;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** A point between two labelled ends; untouched it has no answer (§4, §9). */
export type SliderQuestion = QuestionBase & {
  readonly kind: 'slider';
  readonly min: number;
  readonly max: number;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** A heading between questions: nothing is asked or sent for it (§3). */
export type HeadingQuestion = QuestionBase & { readonly kind: 'heading' };

/** A question that cannot be answered here: it is shown with a notice, and nothing is asked or sent for it. */
export type UnsupportedQuestion = QuestionBase & { readonly kind: 'unsupported' };

/** Questions that belong together under a name; groups may hold groups (§3 Questionnaire, D6). */
export type GroupQuestion = QuestionBase & {
  readonly kind: 'group';
  readonly items: readonly (Question | GroupQuestion)[];
};

/** The kinds of question that an assessment is made of (§3). */
export type BasicQuestion =
  | SingleChoiceQuestion
  | MultiSelectQuestion
  | NumberQuestion
  | FreeTextQuestion
  | UnsupportedQuestion;

/** Every kind of question that a form can hold (§3). */
export type Question = BasicQuestion | LikertQuestion | SliderQuestion | HeadingQuestion;

/** The answers of one form, by question key; a question never touched is absent. */
export type Answers = Readonly<Record<string, AnswerValue>>;
