import type { Failure } from '../port';

/** An answer as it stands on screen: typed text, a slider's number or a choice's id, or the ids of a multiple choice. */
export type AnswerValue = string | readonly string[];

/** The answers given so far to one check-in, by question key. */
export type AnswerDraft = Readonly<Record<string, AnswerValue>>;

/** As much of a check-in as the flow needs: what is asked on which of its pages. */
export type CheckInOutline = {
  readonly id: string;
  /** By page, the keys of its questions: all on one page, or one slider each (§4 Lifestyle check-in). */
  readonly steps: readonly (readonly string[])[];
};

/** A page of the flow: the check-in that it belongs to, and which of its steps it is, from 0. */
export type CheckInStep = {
  readonly checkInId: string;
  readonly index: number;
  readonly count: number;
  readonly keys: readonly string[];
};

export type CheckInStepperContext = {
  /** In the order in which they are taken. */
  readonly checkIns: readonly CheckInOutline[];
  /** Counted over the steps of all check-ins, from 0. */
  readonly stepIndex: number;
  /** By check-in; forgotten once the clinic has received them. */
  readonly answers: Readonly<Record<string, AnswerDraft>>;
  readonly failure: Failure | null;
  /** A submit failed, so the clinic may have received it all the same. */
  readonly isResend: boolean;
  /** Ids that the clinic is known to have received. */
  readonly receivedIds: readonly string[];
};

/** What is sent together: every check-in that the clinic has not received yet (D9). */
export type CheckInsToSend = {
  readonly checkIns: readonly { readonly id: string; readonly answers: AnswerDraft }[];
};

export type CheckInStepperEvent =
  | {
      readonly type: 'ANSWERED';
      readonly checkInId: string;
      readonly key: string;
      /** An empty value takes the answer back. */
      readonly value: AnswerValue;
    }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'TRY_AGAIN' };
