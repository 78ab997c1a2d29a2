import { assign, setup } from 'xstate';
import type { AnswersByForm } from '../answer.types';
import { isMessageContext } from '../app-context';
import { port } from '../port';
import { needsStatuses } from '../submission/submission';
import { selectFormsToSend } from '../submission/submission.selectors';
import { createSubmittingSetup } from '../submission/submitting.setup';
import type { SubmittedEvent } from '../submission/elsewhere.types';
import type { AnswersToSend, Confirmation, FormStatus } from '../submission/submission.types';
import {
  selectCurrent,
  selectHasNextPage,
  selectHasPreviousPage,
  selectIsReadyForNext,
  selectIsReadyToSubmit,
  selectRelevant,
  selectTakeableIds,
} from './assessment-gate.selectors';
import type {
  AssessmentGateContext,
  AssessmentGateEvent,
  AssessmentGateInput,
  LoadedAssessments,
} from './assessment-gate.types';
import { withAnswer, type Answered } from './with-answer';
import { withSummaries, withoutDraft } from './with-summaries';
import { withPage } from './with-page';

type SessionOwner = { isSignedIn: boolean; isOtherUser?: boolean };

/** The ports, guards and actions of taking assessments (§4). */
export const assessmentGateSetup = setup({
  types: {} as {
    context: AssessmentGateContext;
    events: AssessmentGateEvent;
    input: AssessmentGateInput;
    emitted: SubmittedEvent;
  },
  actors: {
    loadAssigned: port<readonly FormStatus[]>('loadAssigned'),
    loadDefinitions: port<
      LoadedAssessments,
      { ids: readonly string[]; draft: AnswersByForm | null }
    >('loadDefinitions'),
    /** The assigned list again; rejects unless all of it can be read. */
    loadStatuses: port<readonly FormStatus[]>('loadStatuses'),
    submit: port<Confirmation, AnswersToSend>('submit'),
    /** Whether a user is signed in on this device; `isOtherUser`: another than the user of the link. */
    readSession: port<SessionOwner>('readSession'),
  },
  ...createSubmittingSetup<AssessmentGateContext, AssessmentGateEvent>(),
}).extend({
  actions: {
    setAssigned: assign((_, assigned: readonly FormStatus[]) => ({ assigned })),
    /** Keeps them for the copy that the page offers; never on a shared or a clinician's device (D10). */
    clearAnswers: assign(({ context: { appContext, answers } }) => ({
      sentAnswers: appContext === 'kiosk' || appContext === 'clinician_app' ? {} : answers,
      answers: {},
      isRestored: false,
    })),
    setLoaded: assign(({ context }, { forms, reloaded }: LoadedAssessments) => ({
      ...withSummaries(context, forms),
      before: reloaded ?? context.assigned ?? [],
    })),
    startOver: assign(({ context }) => withoutDraft(context)),
    setAnswer: assign(({ context }, answered: Answered) => withAnswer(context, answered)),
    chooseTakeAnyway: assign({ isTakeAnywayChosen: true }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    changePage: assign(({ context }, { by }: { by: 1 | -1 }) => withPage(context, by)),
  },
  guards: {
    isClinicianWithIds: ({ context }) =>
      context.appContext === 'clinician_app' && context.requestedIds !== null,
    isKiosk: ({ context }) => context.appContext === 'kiosk',
    isAnyTakeable: ({ context }) => selectTakeableIds(context).length > 0,
    isAnyRelevant: ({ context }) => selectRelevant(context).length > 0,
    hasForms: ({ context }) => context.forms.length > 0,
    isOnScreen: ({ context }, { assessmentId }: { assessmentId: string }) =>
      selectCurrent(context)?.id === assessmentId,
    hasPreviousPage: ({ context }) => selectHasPreviousPage(context),
    hasNextPage: ({ context }) => selectHasNextPage(context),
    isReadyForNext: ({ context }) => selectIsReadyForNext(context),
    isReadyToSubmit: ({ context }) => selectIsReadyToSubmit(context),
    needsStatuses: ({ context }) =>
      selectIsReadyToSubmit(context) &&
      needsStatuses(context.submission, selectFormsToSend(context)),
    isLastPage: ({ context }) => !selectHasNextPage(context),
    isAcceptInviteFlowOff: ({ context }) => !context.isAcceptInviteFlowOn,
    isAccountNotPrompted: ({ context }) => !context.shouldPromptAccountCreation,
    isNotFromMessage: ({ context }) => !isMessageContext(context.appContext),
    isParticipant: ({ context }) => context.userType === 'participant',
    hasOnboarded: ({ context }) => context.hasOnboarded,
    hasMore: ({ context }) => context.hasMore,
    isSignedIn: (_, { isSignedIn }: SessionOwner) => isSignedIn,
    isOtherUser: (_, { isOtherUser = false }: SessionOwner) => isOtherUser,
  },
});
