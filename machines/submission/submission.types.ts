import type { Answers, AnswersByForm, InvalidAnswers } from '../answer.types';
import type { Time } from '../completed-since';
import type { Failure } from '../port';

/** A command to the server: what one press of Submit or Save asks for (D10). */
export type Command = {
  /** The `Idempotency-Key` of all its attempts. */
  readonly key: string;
  /** When it was opened, in ms since 1970. */
  readonly startedAt: number;
};

/** What a list of the server says of a form. */
export type FormStatus = {
  readonly id: string;
  readonly isOverdue: boolean;
  readonly dueAt?: Time;
  readonly lastCompletedAt?: Time;
};

/** A form and its answers, as they are sent. */
export type FormVersion = {
  readonly id: string;
  /** The same for the same answers, and for no others. */
  readonly fingerprint: string;
};

/** A submit that is under way, or whose outcome is not known. */
export type Attempt = {
  readonly command: Command;
  readonly forms: readonly FormVersion[];
  /** What the list said of the forms when they were loaded; empty if that is not known. */
  readonly before: readonly FormStatus[];
};

/** Other answers to the same form that were sent, too. */
export type OtherVersion = {
  /** When they were sent, in ms since 1970. */
  readonly at: number;
  /** Another tab knows that the server has them; of an earlier attempt in this tab that is not known. */
  readonly hasArrived: boolean;
};

/** What a flow knows of the submits of its form (D9 'What is submitted is sent'). Plain data, which a draft stores (D10). */
export type Submission = {
  /** The last attempt, until its outcome is known; null without one. */
  readonly attempt: Attempt | null;
  /** What counts as received although the server has not confirmed it. */
  readonly received: readonly FormVersion[];
  /** When that was sent; null without any. */
  readonly receivedAt: Time;
  /** Other answers than those that are taken now; null if none were sent. Of several, the first. */
  readonly superseded: OtherVersion | null;
};

/** The result of a submit that the server has confirmed. */
export type Confirmation = {
  /** When the server had received the answers; null if that is not known. */
  readonly at: Time;
};

/** What one attempt sends (D9). */
export type AnswersToSend = {
  readonly command: Command;
  readonly forms: readonly { readonly id: string; readonly answers: Answers }[];
};

/** The part of a form that every flow needs. */
export type FormSummary = {
  readonly id: string;
  /** The answers of a draft that do not fit the questions (D10). */
  readonly invalid?: InvalidAnswers;
};

/** What a flow knows of the answers to its forms and of their submits; forms are assessments or check-ins. */
export type SubmittingContext<Summary extends FormSummary = FormSummary> = {
  /** In the order in which they are taken; empty before they are loaded. */
  readonly forms: readonly Summary[];
  /** The index of the page on the screen among those of all forms, from 0. */
  readonly pageIndex: number;
  /** The list when the flow was opened, for a submit that is repeated (D9); empty if that is not known. */
  readonly before: readonly FormStatus[];
  /** Cleared once they have been submitted. */
  readonly answers: AnswersByForm;
  /** The form shows answers of a draft, on the page where it was left. */
  readonly isRestored: boolean;
  readonly failure: Failure | null;
  readonly submission: Submission;
  /** That of the last press of Submit; null before the first. */
  readonly command: Command | null;
  /** True if the last press of Submit sent no answer: all questions may be skipped (§5). */
  readonly isBlank: boolean;
  /** When the server had received all answers; null before, and if that is not known. */
  readonly submittedAt: Time;
  /** What was sent, for the copy that the page offers until it is left; empty where there is none (D10). */
  readonly sentAnswers: AnswersByForm;
  /** When another tab sent other answers to these forms; null if none did. */
  readonly sentElsewhereAt: Time;
  /** Another tab has unsent answers to these forms. */
  readonly isUnsentElsewhere: boolean;
};
