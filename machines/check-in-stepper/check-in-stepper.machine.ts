import { withError, withEvent, withOutput } from '../port';
import { toSubmittingContext } from '../submission/submission';
import { selectAnswersToSend } from '../submission/submission.selectors';
import { checkInStepperSetup } from './check-in-stepper.setup';

/** During an attempt to submit: two tabs may submit the same answers at the same time. */
const attempting = checkInStepperSetup.createStateConfig({
  tags: ['taking', 'busy'],
  on: {
    SUBMITTED_ELSEWHERE: {
      guard: withEvent('isAttemptSentElsewhere'),
      target: 'completed',
      actions: [withEvent('setConfirmed'), 'setSubmittedElsewhere'],
    },
  },
});

/** Taking check-ins: page by page, every answer optional, one submit for all (§4, §5, D9). */
export const checkInStepperMachine = checkInStepperSetup.createMachine({
  id: 'check-in-stepper',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    ...toSubmittingContext(input.draft),
    isSubmittedElsewhere: false,
  }),
  on: {
    UNSENT_ELSEWHERE: { actions: withEvent('setUnsentElsewhere') },
    SUBMITTED_ELSEWHERE: { actions: withEvent('setSentElsewhere') },
  },
  states: {
    loading: {
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCheckIns',
        src: 'loadCheckIns',
        input: ({ context }) => ({ draft: context.draft?.answers ?? null }),
        onDone: [
          {
            guard: withOutput('hasCheckIns'),
            target: 'taking',
            actions: withOutput('setCheckIns'),
          },
          { target: 'missing' },
        ],
        onError: { target: 'failed', actions: withError('setFailure') },
      },
    },
    failed: { on: { TRY_AGAIN: 'loading' } },
    missing: { type: 'final' },
    taking: {
      tags: 'taking',
      on: {
        ANSWERED: { guard: withEvent('isOnScreen'), actions: withEvent('setAnswer') },
        START_OVER: { guard: 'hasUnsentAnswers', actions: 'startOver' },
        BACK: {
          guard: 'hasPreviousStep',
          actions: { type: 'changePage', params: { by: -1 } },
        },
        NEXT: {
          guard: 'hasNextStep',
          actions: { type: 'changePage', params: { by: 1 } },
        },
        SUBMIT: [
          { guard: 'needsStatuses', target: 'loadingStatuses', actions: withEvent('openAttempt') },
          { guard: 'isLastStep', target: 'submitting', actions: withEvent('openAttempt') },
        ],
        SUBMITTED_ELSEWHERE: {
          guard: withEvent('isSentElsewhere'),
          target: 'completed',
          actions: [withEvent('setConfirmed'), 'setSubmittedElsewhere'],
        },
      },
    },
    // The server may have received an attempt whose outcome is not known: the assigned list shows it (D9).
    loadingStatuses: {
      ...attempting,
      invoke: {
        id: 'loadStatuses',
        src: 'loadStatuses',
        onDone: [
          {
            guard: withOutput('isAllReceived'),
            target: 'completed',
            actions: [withOutput('setStatuses'), 'emitSubmitted'],
          },
          { target: 'submitting', actions: withOutput('setStatuses') },
        ],
        // A list that cannot be read does not hold up the submit.
        onError: { target: 'submitting', actions: withError('ignoreError') },
      },
    },
    submitting: {
      ...attempting,
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => selectAnswersToSend(context),
        onDone: { target: 'completed', actions: [withOutput('setConfirmed'), 'emitSubmitted'] },
        onError: [
          {
            guard: withError('isRefused'),
            target: 'taking',
            actions: [withError('setFailure'), 'setRefused'],
          },
          { target: 'taking', actions: withError('setFailure') },
        ],
      },
    },
    completed: {
      entry: 'clearAnswers',
      // Nothing is left here that could be superseded.
      on: { SUBMITTED_ELSEWHERE: {} },
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'isKiosk', target: 'kiosk' }, { target: 'acknowledged' }] },
        acknowledged: {},
        kiosk: {
          on: { DONE: 'returning' },
          after: { kioskReturn: 'returning' },
        },
        returning: { type: 'final' },
      },
    },
  },
});
