import type { Answers, AnswersByForm, AnswerValue } from '../answer.types';
import type { AppContext } from '../app-context';
import type { ElsewhereEvent } from '../submission/elsewhere.types';
import type {
  Command,
  FormSummary,
  FormStatus,
  Submission,
  SubmittingContext,
} from '../submission/submission.types';

/** The part of a definition that the flow needs: which questions miss an acceptable answer (§5). */
export type AssessmentSummary = FormSummary & {
  readonly name: string;
  /** Keys of the questions that have no acceptable answer yet. */
  readonly unanswered: readonly string[];
  /** The answers of a draft that fit the questions, and the keys that have no acceptable answer with them (D10). */
  readonly kept?: { readonly answers: Answers; readonly unanswered: readonly string[] };
};

/** What the flow loads before assessments can be taken. */
export type LoadedAssessments = {
  readonly forms: readonly AssessmentSummary[];
  /** The assigned list, loaded again if the one at hand is older than the flow; null if it is not, empty if that failed. */
  readonly reloaded: readonly FormStatus[] | null;
};

export type AssessmentGateInput = {
  readonly appContext: AppContext;
  /** Ids of the query parameter `assessments`, or null without one (§2). */
  readonly requestedIds: readonly string[] | null;
  /** The flag `accept_invite_flow`. This, the next two and the context decide whether an account is offered (§4, D9). */
  readonly isAcceptInviteFlowOn: boolean;
  readonly shouldPromptAccountCreation: boolean;
  readonly userType: 'patient' | 'participant';
  readonly hasOnboarded: boolean;
  /** The query parameter `more` names a path of the app to open after the submit (§2). */
  readonly hasMore: boolean;
  /** What this tab kept before a reload; null without any, and after 'Start over' (D10). */
  readonly draft: {
    readonly answers: AnswersByForm;
    readonly isTakeAnywayChosen: boolean;
    readonly submission: Submission;
  } | null;
  /** Index of the page on which that was, from 0. */
  readonly draftPage: number;
};

export type AssessmentGateContext = AssessmentGateInput &
  SubmittingContext<AssessmentSummary> & {
    /** The list as it was first loaded; null until then. A clinician's own ids work without it. */
    readonly assigned: readonly FormStatus[] | null;
    readonly isTakeAnywayChosen: boolean;
    /** By assessment, the keys of the questions without an acceptable answer. */
    readonly unanswered: Readonly<Record<string, readonly string[]>>;
    /** How often Next or Submit was pressed on this page while answers were missing; reset once none is. */
    readonly attempts: number;
  };

export type AssessmentGateEvent =
  | { readonly type: 'TAKE_ANYWAY' }
  | {
      readonly type: 'ANSWERED';
      readonly assessmentId: string;
      readonly key: string;
      /** An empty value removes the answer. */
      readonly value: AnswerValue;
      readonly isAcceptable: boolean;
    }
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SUBMIT'; readonly command: Command }
  | ElsewhereEvent
  | { readonly type: 'DONE' }
  | { readonly type: 'TRY_AGAIN' }
  /** Deletes all answers that have not been sent, those of a draft included. */
  | { readonly type: 'START_OVER' };
