import { withError, withEvent, withOutput } from '../port';
import { assessmentGateSetup } from './assessment-gate.setup';
import { toSubmittingContext } from '../submission/submission';
import { selectAnswersToSend } from '../submission/submission.selectors';
import { selectIdsToLoad } from './assessment-gate.selectors';

/** Taking assessments: which ones can be taken, one per page, one submit for all, and where to go next (§4). */
export const assessmentGateMachine = assessmentGateSetup.createMachine({
  id: 'assessment-gate',
  initial: 'LOADING',
  context: ({ input }) => ({
    ...input,
    ...toSubmittingContext(input.draft),
    assigned: null,
    isTakeAnywayChosen: input.draft?.isTakeAnywayChosen === true,
    unanswered: {},
    attempts: 0,
  }),
  on: {
    UNSENT_ELSEWHERE: { actions: withEvent('setUnsentElsewhere') },
    SUBMITTED_ELSEWHERE: { actions: withEvent('setSentElsewhere') },
  },
  states: {
    LOADING: {
      initial: 'loadingAssigned',
      entry: 'clearFailure',
      states: {
        loadingAssigned: {
          tags: 'loading',
          invoke: {
            id: 'loadAssigned',
            src: 'loadAssigned',
            onDone: { target: 'deciding', actions: withOutput('setAssigned') },
            onError: [
              // A clinician's link names the assessments, so the assigned list is not needed.
              {
                guard: 'isClinicianWithIds',
                target: 'deciding',
                actions: withError('ignoreError'),
              },
              { target: '#assessment-gate.failed', actions: withError('setFailure') },
            ],
          },
        },
        deciding: {
          tags: 'loading',
          always: [
            { guard: 'isAnyTakeable', target: 'loadingDefinitions' },
            { guard: 'isAnyRelevant', target: '#assessment-gate.ASSIGNED_NO_TAKEABLE' },
            { target: '#assessment-gate.NONE_ASSIGNED' },
          ],
        },
        loadingDefinitions: {
          tags: 'loading',
          invoke: {
            id: 'loadDefinitions',
            src: 'loadDefinitions',
            input: ({ context }) => ({
              ids: selectIdsToLoad(context),
              draft: context.draft?.answers ?? null,
            }),
            onDone: { target: 'checkingDefinitions', actions: withOutput('setLoaded') },
            onError: { target: '#assessment-gate.failed', actions: withError('setFailure') },
          },
        },
        checkingDefinitions: {
          tags: 'loading',
          always: [
            { guard: 'hasForms', target: '#assessment-gate.ASSIGNED_TAKEABLE' },
            { target: '#assessment-gate.NONE_ASSIGNED' },
          ],
        },
        // The server may have received an attempt whose outcome is not known: the assigned list shows it (D9).
        loadingStatuses: {
          tags: ['taking', 'busy'],
          invoke: {
            id: 'loadStatuses',
            src: 'loadStatuses',
            onDone: [
              {
                guard: withOutput('isAllReceived'),
                target: '#assessment-gate.SUBMITTED',
                actions: [withOutput('setStatuses'), 'emitSubmitted'],
              },
              { target: 'submitting', actions: withOutput('setStatuses') },
            ],
            // A list that cannot be read does not hold up the submit.
            onError: { target: 'submitting', actions: withError('ignoreError') },
          },
        },
        submitting: {
          tags: ['taking', 'busy'],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => selectAnswersToSend(context),
            onDone: {
              target: '#assessment-gate.SUBMITTED',
              actions: [withOutput('setConfirmed'), 'emitSubmitted'],
            },
            onError: [
              {
                guard: withError('isRefused'),
                target: '#assessment-gate.ASSIGNED_TAKEABLE',
                actions: [withError('setFailure'), 'setRefused'],
              },
              { target: '#assessment-gate.ASSIGNED_TAKEABLE', actions: withError('setFailure') },
            ],
          },
        },
      },
      on: {
        // Two tabs may submit the same answers at the same time.
        SUBMITTED_ELSEWHERE: {
          guard: withEvent('isAttemptSentElsewhere'),
          target: 'SUBMITTED',
          actions: withEvent('setConfirmed'),
        },
      },
    },
    failed: { on: { TRY_AGAIN: 'LOADING' } },
    NONE_ASSIGNED: {},
    ASSIGNED_NO_TAKEABLE: {
      on: {
        TAKE_ANYWAY: { target: 'LOADING.loadingDefinitions', actions: 'chooseTakeAnyway' },
      },
    },
    ASSIGNED_TAKEABLE: {
      tags: 'taking',
      on: {
        ANSWERED: { guard: withEvent('isOnScreen'), actions: withEvent('setAnswer') },
        START_OVER: { guard: 'hasUnsentAnswers', actions: 'startOver' },
        BACK: {
          guard: 'hasPreviousPage',
          actions: { type: 'changePage', params: { by: -1 } },
        },
        NEXT: [
          { guard: 'isReadyForNext', actions: { type: 'changePage', params: { by: 1 } } },
          { guard: 'hasNextPage', actions: 'countAttempt' },
        ],
        SUBMIT: [
          {
            guard: 'needsStatuses',
            target: 'LOADING.loadingStatuses',
            actions: withEvent('openAttempt'),
          },
          {
            guard: 'isReadyToSubmit',
            target: 'LOADING.submitting',
            actions: withEvent('openAttempt'),
          },
          { guard: 'isLastPage', actions: 'countAttempt' },
        ],
        SUBMITTED_ELSEWHERE: {
          guard: withEvent('isSentElsewhere'),
          target: 'SUBMITTED',
          actions: withEvent('setConfirmed'),
        },
      },
    },
    SUBMITTED: {
      entry: 'clearAnswers',
      // Nothing is left here that could be superseded.
      on: { SUBMITTED_ELSEWHERE: {} },
      initial: 'deciding',
      states: {
        // The account-creation rule (§4): an account is offered if none of the first four applies.
        deciding: {
          always: [
            { guard: 'isAcceptInviteFlowOff', target: 'decidingWithoutAccount' },
            { guard: 'isAccountNotPrompted', target: 'decidingWithoutAccount' },
            { guard: 'isNotFromMessage', target: 'decidingWithoutAccount' },
            { guard: 'isParticipant', target: 'decidingWithoutAccount' },
            { guard: 'hasOnboarded', target: 'checkingSession' },
            { target: 'onboarding' },
          ],
        },
        decidingWithoutAccount: {
          always: [
            { guard: 'hasMore', target: 'more' },
            { guard: 'isKiosk', target: 'kiosk' },
            { target: 'acknowledged' },
          ],
        },
        checkingSession: {
          tags: 'loading',
          invoke: {
            id: 'readSession',
            src: 'readSession',
            onDone: [
              // The home page, and a login page that leads to it, would show what is theirs.
              { guard: withOutput('isOtherUser'), target: 'acknowledged' },
              { guard: withOutput('isSignedIn'), target: 'home' },
              { target: 'login' },
            ],
            onError: { target: 'login', actions: withError('ignoreError') },
          },
        },
        onboarding: { type: 'final' },
        home: { type: 'final' },
        login: { type: 'final' },
        more: { type: 'final' },
        acknowledged: { tags: 'acknowledged' },
        kiosk: {
          tags: 'acknowledged',
          on: { DONE: 'returning' },
          after: { kioskReturn: 'returning' },
        },
        returning: { type: 'final' },
      },
    },
  },
});
