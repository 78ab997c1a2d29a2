import type { AnswersByForm } from '../../../machines/answer.types';
import type { Answered } from '../../../machines/check-in-stepper/with-answer';
import type { Holder } from '../../questions/use-holder';

/** What holds the answers of check-ins: their flow, or the first view until the app has loaded. */
export type StepHolder = Holder<{ readonly answers: AnswersByForm }> & {
  readonly send: (event: Answered) => void;
};
