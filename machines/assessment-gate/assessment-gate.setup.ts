import { assign, emit, setup } from 'xstate';
import type { AnswersByForm } from '../answer.types';
import { isMessageContext } from '../app-context';
import { port, toFailure } from '../port';
import {
  isAllReceived,
  isBlank,
  isRefusal,
  needsStatuses,
  openAttempt,
  withOthersSent,
  withoutAttempt,
  withRefusal,
  withStatuses,
} from '../submission/submission';
import type { SubmittedEvent } from '../submission/elsewhere.types';
import type { Command, Confirmation, FormStatus } from '../submission/submission.types';
import {
  selectCurrent,
  selectFingerprint,
  selectFormsToSend,
  selectHasNextPage,
  selectHasPreviousPage,
  selectHasUnsentAnswers,
  selectIsReadyForNext,
  selectIsReadyToSubmit,
  selectRelevant,
  selectTakeableIds,
} from './assessment-gate.selectors';
import type {
  AnswersToSend,
  AssessmentGateContext,
  AssessmentGateEvent,
  AssessmentGateInput,
  LoadedAssessments,
} from './assessment-gate.types';
import { KIOSK_RETURN_MS } from '../submission/kiosk-return';
import { withAnswer, type Answered } from './with-answer';
import { withOutlines, withoutDraft } from './with-outlines';
import { withPage } from './with-page';

type Statuses = { readonly now: readonly FormStatus[] };

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
    readSession: port<{ isSignedIn: boolean }>('readSession'),
  },
  delays: { kioskReturn: KIOSK_RETURN_MS },
  actions: {
    setAssigned: assign((_, { assigned }: { assigned: readonly FormStatus[] }) => ({ assigned })),
    openAttempt: assign(({ context }, { command }: { command: Command }) => ({
      command,
      isBlank: isBlank(context.answers),
      submission: openAttempt(
        context.submission,
        selectFormsToSend(context),
        context.before,
        command,
      ),
    })),
    setStatuses: assign(({ context: { submission, command } }, { now }: Statuses) => ({
      submission: command === null ? submission : withStatuses(submission, now, command),
    })),
    setRefused: assign(({ context: { submission, command } }) => ({
      submission: withRefusal(submission, command),
    })),
    setConfirmed: assign(({ context }, { at }: Confirmation) => ({
      submission: withoutAttempt(context.submission),
      submittedAt: at,
    })),
    emitSubmitted: emit(({ context }) => ({
      type: 'SUBMITTED',
      fingerprint: selectFingerprint(context),
      at: context.submittedAt ?? context.submission.receivedAt ?? null,
    })),
    /** Keeps them for the copy that the page offers; never on a shared or a clinician's device (D10). */
    clearAnswers: assign(({ context: { appContext, answers } }) => ({
      sentAnswers: appContext === 'kiosk' || appContext === 'clinician_app' ? {} : answers,
      answers: {},
      isRestored: false,
    })),
    setSentElsewhere: assign(({ context }, { at }: { at: number }) => ({
      sentElsewhereAt: at,
      submission: withOthersSent(context.submission, at),
    })),
    setUnsentElsewhere: assign((_, { isUnsent }: { isUnsent: boolean }) => ({
      isUnsentElsewhere: isUnsent,
    })),
    setLoaded: assign(({ context }, { outlines, reloaded }: LoadedAssessments) => ({
      ...withOutlines(context, outlines),
      before: reloaded ?? context.assigned ?? [],
    })),
    startOver: assign(({ context }) => withoutDraft(context)),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    /** Continues after a failed request; still throws for a port without an implementation. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
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
    hasUnsentAnswers: ({ context }) => context.isRestored || selectHasUnsentAnswers(context),
    hasOutlines: ({ context }) => context.outlines.length > 0,
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
    isAllReceived: ({ context }, { now }: Statuses) => isAllReceived(context.submission, now),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
    /** Another tab has sent these answers, or there are none here (D9 'Two tabs'). */
    isSentElsewhere: ({ context }, { fingerprint }: { fingerprint: string }) =>
      !selectHasUnsentAnswers(context) || selectFingerprint(context) === fingerprint,
    isAttemptSentElsewhere: ({ context }, { fingerprint }: { fingerprint: string }) =>
      context.submission.attempt !== null && selectFingerprint(context) === fingerprint,
    isAcceptInviteFlowOff: ({ context }) => !context.isAcceptInviteFlowOn,
    isAccountNotPrompted: ({ context }) => !context.shouldPromptAccountCreation,
    isNotFromMessage: ({ context }) => !isMessageContext(context.appContext),
    isParticipant: ({ context }) => context.userType === 'participant',
    hasOnboarded: ({ context }) => context.hasOnboarded,
    hasMore: ({ context }) => context.hasMore,
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
  },
});
