import { assign, emit, setup } from 'xstate';
import type { AnswersByForm } from '../answer.types';
import { port, toFailure } from '../port';
import type { SubmittedEvent } from '../submission/elsewhere.types';
import {
  isAllReceived,
  isBlank,
  isRefusal,
  needsStatuses,
  openAttempt,
  withAttemptGivenUp,
  withOthersSent,
  withoutAttempt,
  withRefusal,
  withStatuses,
} from '../submission/submission';
import type { Command, Confirmation, FormStatus } from '../submission/submission.types';
import { KIOSK_RETURN_MS } from '../submission/kiosk-return';
import {
  selectFingerprint,
  selectFormsToSend,
  selectHasNextStep,
  selectHasUnsentAnswers,
  selectStep,
  selectSteps,
} from './check-in-stepper.selectors';
import type {
  CheckInOutline,
  CheckInStepperContext,
  CheckInStepperEvent,
  CheckInStepperInput,
  CheckInsToSend,
  LoadedCheckIns,
} from './check-in-stepper.types';

type Answered = Extract<CheckInStepperEvent, { type: 'ANSWERED' }>;
type Statuses = { readonly now: readonly FormStatus[] };

/** The ports, guards and actions of taking check-ins (§4, D9). */
export const checkInStepperSetup = setup({
  types: {} as {
    context: CheckInStepperContext;
    events: CheckInStepperEvent;
    input: CheckInStepperInput;
    emitted: SubmittedEvent;
  },
  actors: {
    /** The check-ins of the current URL; empty if they do not exist. */
    loadCheckIns: port<LoadedCheckIns, { draft: AnswersByForm | null }>('loadCheckIns'),
    /** The assigned list again; rejects unless all of it can be read. */
    loadStatuses: port<readonly FormStatus[]>('loadStatuses'),
    submit: port<Confirmation, CheckInsToSend>('submit'),
  },
  delays: { kioskReturn: KIOSK_RETURN_MS },
  actions: {
    setCheckIns: assign(({ context }, { checkIns, before }: LoadedCheckIns) => {
      const answers = Object.fromEntries(
        checkIns.flatMap(({ id, kept }) => (kept ? [[id, kept]] : [])),
      );
      const isRestored = Object.keys(answers).length > 0;
      const lastIndex = selectSteps({ checkIns }).length - 1;
      const stepIndex = isRestored ? Math.min(context.draftPage, lastIndex) : 0;
      return { checkIns, before, answers, isRestored, stepIndex };
    }),
    startOver: assign(({ context }) => ({
      draft: null,
      answers: {},
      isRestored: false,
      stepIndex: 0,
      failure: null,
      submission: withAttemptGivenUp(context.submission),
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    /** Continues after a failed request; still throws for a port without an implementation. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    setAnswer: assign(({ context }, { checkInId, key, value }: Answered) => {
      const { [key]: _replaced, ...others } = context.answers[checkInId] ?? {};
      const draft = value.length === 0 ? others : { ...others, [key]: value };
      return { answers: { ...context.answers, [checkInId]: draft } };
    }),
    changePage: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      stepIndex: context.stepIndex + by,
      isRestored: false,
      failure: null,
    })),
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
    /** Keeps them for the copy that the page offers; never on a shared device (D10). */
    clearAnswers: assign(({ context: { isKiosk, answers } }) => ({
      sentAnswers: isKiosk ? {} : answers,
      answers: {},
      isRestored: false,
    })),
    setSubmittedElsewhere: assign({ isSubmittedElsewhere: true }),
    setSentElsewhere: assign(({ context }, { at }: { at: number }) => ({
      sentElsewhereAt: at,
      submission: withOthersSent(context.submission, at),
    })),
    setUnsentElsewhere: assign((_, { isUnsent }: { isUnsent: boolean }) => ({
      isUnsentElsewhere: isUnsent,
    })),
  },
  guards: {
    hasCheckIns: (_, { checkIns }: { checkIns: readonly CheckInOutline[] }) => checkIns.length > 0,
    isOnScreen: ({ context }, { checkInId, key }: { checkInId: string; key: string }) => {
      const step = selectStep(context);
      return step?.checkInId === checkInId && step.keys.includes(key);
    },
    hasUnsentAnswers: ({ context }) => context.isRestored || selectHasUnsentAnswers(context),
    hasPreviousStep: ({ context }) => context.stepIndex > 0,
    hasNextStep: ({ context }) => selectHasNextStep(context),
    isLastStep: ({ context }) => !selectHasNextStep(context),
    needsStatuses: ({ context }) =>
      !selectHasNextStep(context) && needsStatuses(context.submission, selectFormsToSend(context)),
    isAllReceived: ({ context }, { now }: Statuses) => isAllReceived(context.submission, now),
    isRefused: (_, { error }: { error: unknown }) => isRefusal(toFailure(error)),
    /** Another tab has sent these answers, or there are none here (D9 'Two tabs'). */
    isSentElsewhere: ({ context }, { fingerprint }: { fingerprint: string }) =>
      !selectHasUnsentAnswers(context) || selectFingerprint(context) === fingerprint,
    isAttemptSentElsewhere: ({ context }, { fingerprint }: { fingerprint: string }) =>
      selectFingerprint(context) === fingerprint,
    isKiosk: ({ context }) => context.isKiosk,
  },
});
