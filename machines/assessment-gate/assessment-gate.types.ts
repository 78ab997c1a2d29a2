import type { AppContext } from '../app-context';
import type { Failure } from '../port';

/** An answer as it stands on screen: typed text or a choice's id, or the ids of a multi-select. */
export type AnswerValue = string | readonly string[];

/** The answers given so far to one assessment, by question key. */
export type AnswerDraft = Readonly<Record<string, AnswerValue>>;

/** An assessment that the clinic has assigned (§3). */
export type Assignment = { readonly id: string; readonly isOverdue: boolean };

/** As much of a definition as the flow needs: which questions cannot be left as they are (§5). */
export type AssessmentOutline = {
  readonly id: string;
  readonly name: string;
  /** Keys of the questions that have no acceptable answer yet. */
  readonly unanswered: readonly string[];
};

export type AssessmentGateInput = {
  readonly appContext: AppContext;
  /** Ids of the query `assessments`, or null without one (§2). */
  readonly requestedIds: readonly string[] | null;
  /** The account-creation rule holds for this person, but for what the server knows of them (§4). */
  readonly isAccountOffered: boolean;
  readonly hasOnboarded: boolean;
  /** The query names a path of our own to go to after the submit (§2 `more`). */
  readonly hasMore: boolean;
};

export type AssessmentGateContext = AssessmentGateInput & {
  /** As first read; null while it could not be, which a clinician's own ids do without. */
  readonly assigned: readonly Assignment[] | null;
  readonly isTakeAnywayChosen: boolean;
  readonly outlines: readonly AssessmentOutline[];
  readonly pageIndex: number;
  /** By assessment; forgotten once the clinic has received them. */
  readonly answers: Readonly<Record<string, AnswerDraft>>;
  /** By assessment, the keys whose answer is not acceptable as it stands. */
  readonly unanswered: Readonly<Record<string, readonly string[]>>;
  /** How often Next or Submit was pressed on this page while answers were missing; 0 again once none is. */
  readonly attempts: number;
  readonly failure: Failure | null;
  /** A submit failed, so the clinic may have received it all the same. */
  readonly isResend: boolean;
  /** Ids that the clinic is known to have received. */
  readonly receivedIds: readonly string[];
};

export type Submission = {
  readonly appContext: AppContext;
  /** The ids that the definitions were loaded by. */
  readonly loadedIds: readonly string[];
  readonly assessments: readonly { readonly id: string; readonly answers: AnswerDraft }[];
};

export type AssessmentGateEvent =
  | { readonly type: 'TAKE_ANYWAY' }
  | {
      readonly type: 'ANSWERED';
      readonly assessmentId: string;
      readonly key: string;
      /** An empty value takes the answer back. */
      readonly value: AnswerValue;
      readonly isAcceptable: boolean;
    }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'DONE' }
  | { readonly type: 'TRY_AGAIN' };
