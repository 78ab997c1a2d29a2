import { assign, setup } from 'xstate';
import type { AnswersByForm } from '../answer.types';
import { isMessageContext } from '../app-context';
import type { Time } from '../completed-since';
import { port, toFailure } from '../port';
import {
  selectCurrent,
  selectHasNextPage,
  selectHasPreviousPage,
  selectIsPageComplete,
  selectIsReadyForNext,
  selectNeedsReload,
  selectRelevant,
  selectSubmission,
  selectTakeableIds,
} from './assessment-gate.selectors';
import type {
  AssessmentGateContext,
  AssessmentGateEvent,
  AssessmentGateInput,
  AssessmentOutline,
  Assignment,
  Submission,
} from './assessment-gate.types';
import { withAnswer, type Answered } from './with-answer';
import { withOutlines, withoutDraft } from './with-outlines';
import { withPage } from './with-page';
import { withReceived } from './with-received';

/** How long a kiosk shows the confirmation before it restarts (§4, kiosk). */
export const KIOSK_RETURN_MS = 10_000;

/** The ports, guards and actions of taking assessments (§4). */
export const assessmentGateSetup = setup({
  types: {} as {
    context: AssessmentGateContext;
    events: AssessmentGateEvent;
    input: AssessmentGateInput;
  },
  actors: {
    loadAssigned: port<readonly Assignment[], { isFresh: boolean }>('loadAssigned'),
    loadDefinitions: port<
      readonly AssessmentOutline[],
      { ids: readonly string[]; draft: AnswersByForm | null }
    >('loadDefinitions'),
    /** Resolves to the time at which the server had received the answers; null if that is not known. */
    submit: port<Time, Submission>('submit'),
    readSession: port<{ isSignedIn: boolean }>('readSession'),
  },
  delays: { kioskReturn: KIOSK_RETURN_MS },
  actions: {
    setAssigned: assign((_, { assigned }: { assigned: readonly Assignment[] }) => ({ assigned })),
    setReceived: assign(({ context }, { assigned }: { assigned: readonly Assignment[] }) =>
      withReceived(context, assigned),
    ),
    setOutlines: assign(({ context }, { loaded }: { loaded: readonly AssessmentOutline[] }) =>
      withOutlines(context, loaded),
    ),
    startOver: assign(({ context }) => withoutDraft(context)),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    /** Continues after a failed request; still throws for a port without an implementation. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    setAnswer: assign(({ context }, answered: Answered) => withAnswer(context, answered)),
    setSubmitted: assign((_, { at }: { at: Time }) => ({
      answers: {},
      isRestored: false,
      submittedAt: at,
    })),
    chooseTakeAnyway: assign({ isTakeAnywayChosen: true }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    changePage: assign(({ context }, { by }: { by: 1 | -1 }) => withPage(context, by)),
    markResend: assign({ isResend: true }),
  },
  guards: {
    isClinicianWithIds: ({ context }) =>
      context.appContext === 'clinician_app' && context.requestedIds !== null,
    isKiosk: ({ context }) => context.appContext === 'kiosk',
    isAnyTakeable: ({ context }) => selectTakeableIds(context).length > 0,
    isAnyRelevant: ({ context }) => selectRelevant(context).length > 0,
    isRestored: ({ context }) => context.isRestored,
    hasOutlines: ({ context }) => context.outlines.length > 0,
    isOnScreen: ({ context }, { assessmentId }: { assessmentId: string }) =>
      selectCurrent(context)?.id === assessmentId,
    hasPreviousPage: ({ context }) => selectHasPreviousPage(context),
    hasNextPage: ({ context }) => selectHasNextPage(context),
    isReadyForNext: ({ context }) => selectIsReadyForNext(context),
    isReadyToSubmit: ({ context }) => !selectHasNextPage(context) && selectIsPageComplete(context),
    needsReloadBeforeSubmit: ({ context }) =>
      !selectHasNextPage(context) && selectIsPageComplete(context) && selectNeedsReload(context),
    isLastPage: ({ context }) => !selectHasNextPage(context),
    isAssignedUnknown: ({ context }) => context.assigned === null,
    isAllReceived: ({ context }) => selectSubmission(context).assessments.length === 0,
    isAcceptInviteFlowOff: ({ context }) => !context.isAcceptInviteFlowOn,
    isAccountNotPrompted: ({ context }) => !context.shouldPromptAccountCreation,
    isNotFromMessage: ({ context }) => !isMessageContext(context.appContext),
    isParticipant: ({ context }) => context.userType === 'participant',
    hasOnboarded: ({ context }) => context.hasOnboarded,
    hasMore: ({ context }) => context.hasMore,
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
  },
});
