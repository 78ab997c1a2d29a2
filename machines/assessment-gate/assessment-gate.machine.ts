import { withError } from '../port';
import { assessmentGateSetup } from './assessment-gate.setup';
import { selectIdsToLoad, selectSubmission } from './assessment-gate.selectors';

/** Taking assessments: which ones can be taken, one per page, one submit for all, and where to go next (§4). */
export const assessmentGateMachine = assessmentGateSetup.createMachine({
  id: 'assessment-gate',
  initial: 'LOADING',
  context: ({ input }) => ({
    ...input,
    assigned: null,
    isTakeAnywayChosen: false,
    outlines: [],
    pageIndex: 0,
    isRestored: false,
    answers: {},
    unanswered: {},
    attempts: 0,
    failure: null,
    isResend: false,
    receivedIds: [],
    submittedAt: null,
  }),
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
            input: { isFresh: false },
            onDone: {
              target: 'deciding',
              actions: {
                type: 'setAssigned',
                params: ({ event }) => ({ assigned: event.output }),
              },
            },
            onError: [
              // A clinician's link names the assessments, so the assigned list is not needed.
              {
                guard: 'isClinicianWithIds',
                target: 'deciding',
                actions: withError('ignoreError'),
              },
              {
                target: '#assessment-gate.failed',
                actions: withError('setFailure'),
              },
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
            input: ({ context }) => ({ ids: selectIdsToLoad(context), draft: context.draft }),
            onDone: {
              target: 'checkingDefinitions',
              actions: { type: 'setOutlines', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: {
              target: '#assessment-gate.failed',
              actions: withError('setFailure'),
            },
          },
        },
        checkingDefinitions: {
          tags: 'loading',
          always: [
            { guard: 'hasOutlines', target: '#assessment-gate.ASSIGNED_TAKEABLE' },
            { target: '#assessment-gate.NONE_ASSIGNED' },
          ],
        },
        // The server may have received a failed submit: the assigned list shows which assessments it has received.
        reloadingAssigned: {
          tags: ['taking', 'busy'],
          invoke: {
            id: 'loadAssigned',
            src: 'loadAssigned',
            input: { isFresh: true },
            onDone: {
              target: 'checkingReceived',
              actions: {
                type: 'setReceived',
                params: ({ event }) => ({ assigned: event.output }),
              },
            },
            onError: [
              // There is no earlier list to compare with, and a clinician's link does not need one.
              {
                guard: 'isAssignedUnknown',
                target: 'submitting',
                actions: withError('ignoreError'),
              },
              {
                target: '#assessment-gate.ASSIGNED_TAKEABLE',
                actions: withError('setFailure'),
              },
            ],
          },
        },
        checkingReceived: {
          tags: ['taking', 'busy'],
          always: [
            {
              guard: 'isAllReceived',
              target: '#assessment-gate.SUBMITTED',
              actions: { type: 'setSubmitted', params: { at: null } },
            },
            { target: 'submitting' },
          ],
        },
        submitting: {
          tags: ['taking', 'busy'],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => selectSubmission(context),
            onDone: {
              target: '#assessment-gate.SUBMITTED',
              actions: { type: 'setSubmitted', params: ({ event }) => ({ at: event.output }) },
            },
            onError: {
              target: '#assessment-gate.ASSIGNED_TAKEABLE',
              actions: [withError('setFailure'), 'markResend'],
            },
          },
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
        ANSWERED: {
          guard: {
            type: 'isOnScreen',
            params: ({ event }) => ({ assessmentId: event.assessmentId }),
          },
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
        START_OVER: { guard: 'isRestored', actions: 'startOver' },
        BACK: {
          guard: 'hasPreviousPage',
          actions: { type: 'changePage', params: { by: -1 } },
        },
        NEXT: [
          { guard: 'isReadyForNext', actions: { type: 'changePage', params: { by: 1 } } },
          { guard: 'hasNextPage', actions: 'countAttempt' },
        ],
        SUBMIT: [
          { guard: 'needsReloadBeforeSubmit', target: 'LOADING.reloadingAssigned' },
          { guard: 'isReadyToSubmit', target: 'LOADING.submitting' },
          { guard: 'isLastPage', actions: 'countAttempt' },
        ],
      },
    },
    SUBMITTED: {
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
              {
                guard: { type: 'isSignedIn', params: ({ event }) => event.output },
                target: 'home',
              },
              { target: 'login' },
            ],
            onError: {
              target: 'login',
              actions: withError('ignoreError'),
            },
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
