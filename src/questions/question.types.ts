/** One option of a question. */
export type Choice = {
  /** Unique within its question; an `AnswerValue` contains these ids. */
  readonly id: string;
  /** What is sent for it: an id, which is text, or a value in the type that the server used (D9). */
  readonly wireId: string | number;
  readonly label: string;
  /** An option such as 'None of these', which cannot be combined with another (§5). */
  readonly isOverride: boolean;
};

type QuestionBase = {
  /** Unique within its form; the key of its answer in `Answers`. */
  readonly key: string;
  /** The key of the question in the API. */
  readonly wireKey: string;
  readonly title: string;
  readonly isSkippable: boolean;
};

/** A question that takes one of several options. */
export type SingleChoiceQuestion = QuestionBase & {
  readonly kind: 'single-choice';
  readonly choices: readonly Choice[];
};

/** A question that takes any number of options, with the override rules of §5. */
export type MultiSelectQuestion = QuestionBase & {
  readonly kind: 'multi-select';
  readonly choices: readonly Choice[];
};

/** A question for a whole number, with optional inclusive bounds (§5). */
export type NumberQuestion = QuestionBase & {
  readonly kind: 'number';
  readonly min: number | null;
  readonly max: number | null;
};

/** A question for free text. */
export type FreeTextQuestion = QuestionBase & { readonly kind: 'free-text' };

/** A question for one step of a scale: whole numbers between two labelled ends, or options in words (§3 likert). */
export type LikertQuestion = QuestionBase & {
  readonly kind: 'likert';
  readonly choices: readonly Choice[];
  /** True when the choices are the numbers of the scale, in order. */
  readonly isNumeric: boolean;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** A question for a point between two labelled ends; without an answer until the slider is touched (§4, §9). */
export type SliderQuestion = QuestionBase & {
  readonly kind: 'slider';
  readonly min: number;
  readonly max: number;
  readonly minLabel: string | null;
  readonly maxLabel: string | null;
};

/** A heading between questions; it takes no answer (§3). */
export type HeadingQuestion = QuestionBase & { readonly kind: 'heading' };

/** A question that this app cannot render: it is shown with a notice and takes no answer. */
export type UnsupportedQuestion = QuestionBase & {
  readonly kind: 'unsupported';
  /** True if an answer would be a list: the intake then sends an empty one (D11). */
  readonly isMultiSelect?: boolean;
};

/** A titled group of questions; groups may be nested (§3 Questionnaire, D6). */
type GroupQuestion = QuestionBase & {
  readonly kind: 'group';
  readonly items: readonly ListItem[];
};

/** A text between questions, which takes no answer. */
type DisplayText = Pick<QuestionBase, 'key' | 'title'> & { readonly kind: 'display' };

/** What a list of questions may contain. */
export type ListItem = Question | GroupQuestion | DisplayText;

/** The kinds of question that an assessment may contain (§3). */
export type BasicQuestion =
  | SingleChoiceQuestion
  | MultiSelectQuestion
  | NumberQuestion
  | FreeTextQuestion
  | UnsupportedQuestion;

/** Every kind of question that a form may contain (§3). */
export type Question = BasicQuestion | LikertQuestion | SliderQuestion | HeadingQuestion;
