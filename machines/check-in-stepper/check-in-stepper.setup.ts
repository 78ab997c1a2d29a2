import { assign, setup } from 'xstate';
import type { AnswersByForm } from '../answer.types';
import { port } from '../port';
import type { SubmittedEvent } from '../submission/elsewhere.types';
import { needsStatuses, withAttemptGivenUp } from '../submission/submission';
import { selectFormsToSend } from '../submission/submission.selectors';
import { createSubmittingSetup } from '../submission/submitting.setup';
import type { AnswersToSend, Confirmation, FormStatus } from '../submission/submission.types';
import { selectHasNextStep, selectStep, selectSteps } from './check-in-stepper.selectors';
import type {
  CheckInSummary,
  CheckInStepperContext,
  CheckInStepperEvent,
  CheckInStepperInput,
  LoadedCheckIns,
} from './check-in-stepper.types';
import { withAnswer, type Answered } from './with-answer';

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
    submit: port<Confirmation, AnswersToSend>('submit'),
  },
  ...createSubmittingSetup<CheckInStepperContext, CheckInStepperEvent>(),
}).extend({
  actions: {
    setCheckIns: assign(({ context }, { forms, before }: LoadedCheckIns) => {
      const answers = Object.fromEntries(
        forms.flatMap(({ id, kept }) => (kept ? [[id, kept]] : [])),
      );
      const isRestored = Object.keys(answers).length > 0;
      const lastIndex = selectSteps({ forms }).length - 1;
      const pageIndex = isRestored ? Math.min(context.draftPage, lastIndex) : 0;
      return { forms, before, answers, isRestored, pageIndex };
    }),
    startOver: assign(({ context }) => ({
      draft: null,
      answers: {},
      isRestored: false,
      pageIndex: 0,
      failure: null,
      submission: withAttemptGivenUp(context.submission),
    })),
    setAnswer: assign(({ context }, event: Answered) => withAnswer(context, event)),
    changePage: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      pageIndex: context.pageIndex + by,
      isRestored: false,
      failure: null,
    })),
    /** Keeps them for the copy that the page offers; never on a shared device (D10). */
    clearAnswers: assign(({ context: { isKiosk, answers } }) => ({
      sentAnswers: isKiosk ? {} : answers,
      answers: {},
      isRestored: false,
    })),
    setSubmittedElsewhere: assign({ isSubmittedElsewhere: true }),
  },
  guards: {
    hasCheckIns: (_, { forms }: { forms: readonly CheckInSummary[] }) => forms.length > 0,
    isOnScreen: ({ context }, { checkInId, key }: { checkInId: string; key: string }) => {
      const step = selectStep(context);
      return step?.checkInId === checkInId && step.keys.includes(key);
    },
    hasPreviousStep: ({ context }) => context.pageIndex > 0,
    hasNextStep: ({ context }) => selectHasNextStep(context),
    isLastStep: ({ context }) => !selectHasNextStep(context),
    needsStatuses: ({ context }) =>
      !selectHasNextStep(context) && needsStatuses(context.submission, selectFormsToSend(context)),
    isKiosk: ({ context }) => context.isKiosk,
  },
});
