import type { Answers, AnswersByForm, AnswerValue } from '../answer.types';
import type { ElsewhereEvent } from '../submission/elsewhere.types';
import type {
  Command,
  FormSummary,
  FormStatus,
  Submission,
  SubmittingContext,
} from '../submission/submission.types';

/** The part of a check-in that the flow needs: which questions are on which page. */
export type CheckInSummary = FormSummary & {
  /** By page, the keys of its questions: all on one page, or one slider per page (§4 Lifestyle check-in). */
  readonly steps: readonly (readonly string[])[];
  /** The answers of a draft that fit the questions (D10). */
  readonly kept?: Answers;
};

/** A page of the flow: its check-in, and its index among that check-in's steps, from 0. */
export type CheckInStep = {
  readonly checkInId: string;
  readonly index: number;
  readonly count: number;
  readonly keys: readonly string[];
};

/** The check-ins of a URL, and what the list said of them; empty if that is not known. */
export type LoadedCheckIns = {
  readonly forms: readonly CheckInSummary[];
  readonly before: readonly FormStatus[];
};

export type CheckInStepperInput = {
  /** Taken at a kiosk, which starts over afterwards (D7). */
  readonly isKiosk: boolean;
  /** What this tab kept before a reload; null without any, and after 'Start over' (D10). */
  readonly draft: { readonly answers: AnswersByForm; readonly submission: Submission } | null;
  /** Index of the page on which that was, from 0. */
  readonly draftPage: number;
};

export type CheckInStepperContext = CheckInStepperInput &
  SubmittingContext<CheckInSummary> & {
    /** Another tab has sent the answers, or had the same. */
    readonly isSubmittedElsewhere: boolean;
  };

export type CheckInStepperEvent =
  | {
      readonly type: 'ANSWERED';
      readonly checkInId: string;
      readonly key: string;
      /** An empty value removes the answer. */
      readonly value: AnswerValue;
    }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SUBMIT'; readonly command: Command }
  /** Leaves the confirmation at a kiosk. */
  | { readonly type: 'DONE' }
  | ElsewhereEvent
  | { readonly type: 'TRY_AGAIN' }
  /** Deletes all answers that have not been sent, those of a draft included. */
  | { readonly type: 'START_OVER' };
