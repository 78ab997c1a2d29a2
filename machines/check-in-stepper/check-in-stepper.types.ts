import type { Answers, AnswersByForm, AnswerValue } from '../answer.types';
import type { Time } from '../completed-since';
import type { Failure } from '../port';

/** The part of a check-in that the flow needs: which questions are on which page. */
export type CheckInOutline = {
  readonly id: string;
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

export type CheckInStepperInput = {
  /** Unsent answers that this tab kept before a reload; null without any (D10). */
  readonly draft: AnswersByForm | null;
  /** Index of the page on which that was, from 0. */
  readonly draftPage: number;
};

export type CheckInStepperContext = CheckInStepperInput & {
  /** In the order in which they are taken. */
  readonly checkIns: readonly CheckInOutline[];
  /** Index among the steps of all check-ins, from 0. */
  readonly stepIndex: number;
  /** By check-in; cleared once the server has received them. */
  readonly answers: AnswersByForm;
  /** The form shows answers of a draft, on the page where it was left. */
  readonly isRestored: boolean;
  readonly failure: Failure | null;
  /** A submit failed, but the server may have received it. */
  readonly isResend: boolean;
  /** Ids that the server has received. */
  readonly receivedIds: readonly string[];
  /** When the server had received all answers; null before, and if that is not known. */
  readonly submittedAt: Time;
};

/** The body of the submit (D9). */
export type CheckInsToSend = {
  readonly checkIns: readonly { readonly id: string; readonly answers: Answers }[];
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
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'TRY_AGAIN' }
  /** Clears the answers of a draft. */
  | { readonly type: 'START_OVER' };
