import { assign, not, setup } from 'xstate';
import { port, toFailure } from '../port';
import {
  selectCurrent,
  selectIdsToLoad,
  selectRelevant,
  selectSubmission,
  selectTakeableIds,
} from './assessment-gate.selectors';
import type {
  AssessmentGateContext,
  AssessmentGateEvent,
  AssessmentGateInput,
  AssessmentOutline,
  Assigned,
  Submission,
} from './assessment-gate.types';
import { withAnswer } from './with-answer';

/** How long a kiosk shows that it is done before it starts over (§4, kiosk). */
export const KIOSK_RETURN_MS = 10_000;

/** Taking assessments: what may be taken, one a page, sent together, and where to go after (§4). */
export const assessmentGateMachine = setup({
  types: {} as {
    context: AssessmentGateContext;
    events: AssessmentGateEvent;
    input: AssessmentGateInput;
  },
  actors: {
    loadAssigned: port<readonly Assigned[], { isFresh: boolean }>('loadAssigned'),
    loadDefinitions: port<readonly AssessmentOutline[], { ids: readonly string[] }>(
      'loadDefinitions',
    ),
    submit: port<unknown, Submission>('submit'),
    readSession: port<{ isSignedIn: boolean }>('readSession'),
  },
  delays: { kioskReturn: KIOSK_RETURN_MS },
  actions: {
    noteAssigned: assign((_, { assigned }: { assigned: readonly Assigned[] }) => ({ assigned })),
    noteReceived: assign(({ context }, { assigned }: { assigned: readonly Assigned[] }) => {
      const isStillAssigned = (id: string) => assigned.some((one) => one.id === id);
      const wasAssigned = (id: string) => context.assigned.some((one) => one.id === id);
      return {
        receivedIds: context.outlines
          .map(({ id }) => id)
          .filter((id) => wasAssigned(id) && !isStillAssigned(id)),
      };
    }),
    noteOutlines: assign(({ context }, { loaded }: { loaded: readonly AssessmentOutline[] }) => {
      const outlines = selectTakeableIds(context).flatMap(
        (id) => loaded.find((outline) => outline.id === id) ?? [],
      );
      return {
        outlines,
        unanswered: Object.fromEntries(outlines.map(({ id, unanswered }) => [id, unanswered])),
      };
    }),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    chooseTakeAnyway: assign({ isTakeAnywayChosen: true }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    turnPage: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      pageIndex: context.pageIndex + by,
      attempts: 0,
      failure: null,
    })),
    markResend: assign({ isResend: true }),
  },
  guards: {
    isClinicianWithIds: ({ context }) =>
      context.appContext === 'clinician_app' && context.requestedIds !== null,
    isKiosk: ({ context }) => context.appContext === 'kiosk',
    isAnyTakeable: ({ context }) => selectTakeableIds(context).length > 0,
    isAnyRelevant: ({ context }) => selectRelevant(context).length > 0,
    hasOutlines: ({ context }) => context.outlines.length > 0,
    isLastPage: ({ context }) => context.pageIndex === context.outlines.length - 1,
    isFirstPage: ({ context }) => context.pageIndex === 0,
    isPageComplete: ({ context }) => {
      const current = selectCurrent(context);
      return current !== null && context.unanswered[current.id]?.length === 0;
    },
    isUncertain: ({ context }) => context.isResend && context.assigned.length > 0,
    isAllReceived: ({ context }) => selectSubmission(context).assessments.length === 0,
    isAccountToCreate: ({ context }) => context.isAccountOffered && !context.hasOnboarded,
    isAccountToOpen: ({ context }) => context.isAccountOffered && context.hasOnboarded,
    hasMore: ({ context }) => context.hasMore,
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
  },
}).createMachine({
  id: 'assessment-gate',
  initial: 'LOADING',
  context: ({ input }) => ({
    ...input,
    assigned: [],
    isTakeAnywayChosen: false,
    outlines: [],
    pageIndex: 0,
    answers: {},
    unanswered: {},
    attempts: 0,
    failure: null,
    isResend: false,
    receivedIds: [],
  }),
  states: {
    LOADING: {
      initial: 'loadingAssigned',
      entry: 'forgetFailure',
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
                type: 'noteAssigned',
                params: ({ event }) => ({ assigned: event.output }),
              },
            },
            onError: [
              // A clinician's ids are taken as they are, so the list of the assigned is not needed.
              { guard: 'isClinicianWithIds', target: 'deciding' },
              {
                target: '#assessment-gate.failed',
                actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
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
            input: ({ context }) => ({ ids: selectIdsToLoad(context) }),
            onDone: {
              target: 'opening',
              actions: { type: 'noteOutlines', params: ({ event }) => ({ loaded: event.output }) },
            },
            onError: {
              target: '#assessment-gate.failed',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        opening: {
          tags: 'loading',
          always: [
            { guard: 'hasOutlines', target: '#assessment-gate.ASSIGNED_TAKEABLE' },
            { target: '#assessment-gate.NONE_ASSIGNED' },
          ],
        },
        // A failed submit may have arrived: what is no longer assigned counts as received.
        rereadingAssigned: {
          tags: ['taking', 'busy'],
          invoke: {
            id: 'loadAssigned',
            src: 'loadAssigned',
            input: { isFresh: true },
            onDone: {
              target: 'resuming',
              actions: {
                type: 'noteReceived',
                params: ({ event }) => ({ assigned: event.output }),
              },
            },
            onError: {
              target: '#assessment-gate.ASSIGNED_TAKEABLE',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
        resuming: {
          tags: ['taking', 'busy'],
          always: [
            { guard: 'isAllReceived', target: '#assessment-gate.SUBMITTED' },
            { target: 'submitting' },
          ],
        },
        submitting: {
          tags: ['taking', 'busy'],
          invoke: {
            id: 'submit',
            src: 'submit',
            input: ({ context }) => selectSubmission(context),
            onDone: '#assessment-gate.SUBMITTED',
            onError: {
              target: '#assessment-gate.ASSIGNED_TAKEABLE',
              actions: [
                { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
                'markResend',
              ],
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
        ANSWERED: { actions: assign(({ context, event }) => withAnswer(context, event)) },
        BACK: {
          guard: not('isFirstPage'),
          actions: { type: 'turnPage', params: { by: -1 } },
        },
        NEXT: [
          { guard: 'isLastPage' },
          { guard: 'isPageComplete', actions: { type: 'turnPage', params: { by: 1 } } },
          { actions: 'countAttempt' },
        ],
        SUBMIT: [
          { guard: not('isLastPage') },
          { guard: not('isPageComplete'), actions: 'countAttempt' },
          { guard: 'isUncertain', target: 'LOADING.rereadingAssigned' },
          { target: 'LOADING.submitting' },
        ],
      },
    },
    SUBMITTED: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: 'isAccountToCreate', target: 'onboarding' },
            { guard: 'isAccountToOpen', target: 'checkingSession' },
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
            onError: 'login',
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
