import { assign, setup } from 'xstate';
import { port, toFailure } from '../port';
import { selectCheckInsToSend, selectHasStepAfter, selectStep } from './check-in-stepper.selectors';
import type {
  CheckInOutline,
  CheckInStepperContext,
  CheckInStepperEvent,
  CheckInsToSend,
} from './check-in-stepper.types';

type Answered = Extract<CheckInStepperEvent, { type: 'ANSWERED' }>;

/** Taking check-ins: one page after the other, every answer optional, all sent together (§4, §5, D9). */
export const checkInStepperMachine = setup({
  types: {} as { context: CheckInStepperContext; events: CheckInStepperEvent },
  actors: {
    /** The check-ins that this address is about; none where there is no such thing. */
    loadCheckIns: port<readonly CheckInOutline[]>('loadCheckIns'),
    /** The ids of what is assigned now. */
    loadAssignedIds: port<readonly string[]>('loadAssignedIds'),
    submit: port<unknown, CheckInsToSend>('submit'),
  },
  actions: {
    noteCheckIns: assign((_, { checkIns }: { checkIns: readonly CheckInOutline[] }) => ({
      checkIns,
    })),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    noteAnswer: assign(({ context }, { checkInId, key, value }: Answered) => {
      const { [key]: _replaced, ...others } = context.answers[checkInId] ?? {};
      const draft = value.length === 0 ? others : { ...others, [key]: value };
      return { answers: { ...context.answers, [checkInId]: draft } };
    }),
    turnPage: assign(({ context }, { by }: { by: 1 | -1 }) => ({
      stepIndex: context.stepIndex + by,
      failure: null,
    })),
    markResend: assign({ isResend: true }),
    /** What is no longer assigned has been received (D9). */
    noteAssigned: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      receivedIds: context.checkIns.map(({ id }) => id).filter((id) => !ids.includes(id)),
    })),
    forgetAnswers: assign({ answers: {} }),
  },
  guards: {
    isAny: (_, { checkIns }: { checkIns: readonly CheckInOutline[] }) => checkIns.length > 0,
    isOnScreen: ({ context }, { checkInId, key }: { checkInId: string; key: string }) => {
      const step = selectStep(context);
      return step?.checkInId === checkInId && step.keys.includes(key);
    },
    hasStepBefore: ({ context }) => context.stepIndex > 0,
    hasStepAfter: ({ context }) => selectHasStepAfter(context),
    isFirstSending: ({ context }) => !selectHasStepAfter(context) && !context.isResend,
    isResending: ({ context }) => !selectHasStepAfter(context) && context.isResend,
    isAllReceived: ({ context }) => selectCheckInsToSend(context).checkIns.length === 0,
  },
}).createMachine({
  id: 'check-in-stepper',
  initial: 'loading',
  context: {
    checkIns: [],
    stepIndex: 0,
    answers: {},
    failure: null,
    isResend: false,
    receivedIds: [],
  },
  states: {
    loading: {
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadCheckIns',
        src: 'loadCheckIns',
        onDone: [
          {
            guard: { type: 'isAny', params: ({ event }) => ({ checkIns: event.output }) },
            target: 'taking',
            actions: {
              type: 'noteCheckIns',
              params: ({ event }) => ({ checkIns: event.output }),
            },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { TRY_AGAIN: 'loading' } },
    missing: { type: 'final' },
    taking: {
      tags: 'taking',
      on: {
        ANSWERED: {
          guard: { type: 'isOnScreen', params: ({ event }) => event },
          actions: { type: 'noteAnswer', params: ({ event }) => event },
        },
        BACK: {
          guard: 'hasStepBefore',
          actions: { type: 'turnPage', params: { by: -1 } },
        },
        NEXT: {
          guard: 'hasStepAfter',
          actions: { type: 'turnPage', params: { by: 1 } },
        },
        SUBMIT: [
          { guard: 'isFirstSending', target: 'submitting' },
          { guard: 'isResending', target: 'rereading' },
        ],
      },
    },
    // A failed submit may have arrived: what is no longer assigned counts as received.
    rereading: {
      tags: ['taking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'loadAssignedIds',
        src: 'loadAssignedIds',
        onDone: {
          target: 'resuming',
          actions: { type: 'noteAssigned', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: {
          target: 'taking',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    resuming: {
      tags: ['taking', 'busy'],
      always: [
        { guard: 'isAllReceived', target: 'completed', actions: 'forgetAnswers' },
        { target: 'submitting' },
      ],
    },
    submitting: {
      tags: ['taking', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => selectCheckInsToSend(context),
        onDone: { target: 'completed', actions: 'forgetAnswers' },
        onError: {
          target: 'taking',
          actions: [
            { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            'markResend',
          ],
        },
      },
    },
    completed: { type: 'final' },
  },
});
