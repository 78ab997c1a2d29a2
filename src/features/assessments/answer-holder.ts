import type { AnswersByForm } from '../../../machines/answer.types';
import type { AssessmentGateEvent } from '../../../machines/assessment-gate/assessment-gate.types';
import type { Holder } from '../../questions/use-holder';

/** An answer to one question, as the flow receives it. */
export type AnsweredEvent = Extract<AssessmentGateEvent, { readonly type: 'ANSWERED' }>;

/** What holds the answers of a form: the assessment gate, or the first view until the app has loaded. */
export type AnswerHolder = Holder<{
  readonly answers: AnswersByForm;
  /** By form, the keys of the questions without an acceptable answer. */
  readonly unanswered: Readonly<Record<string, readonly string[]>>;
}> & { readonly send: (event: AnsweredEvent) => void };
