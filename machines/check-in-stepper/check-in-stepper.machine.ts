import { assign, setup } from 'xstate';
import type { AnswersByForm } from '../answer.types';
import type { Time } from '../completed-since';
import { port, toFailure, withError } from '../port';
import {
  selectCheckInsToSend,
  selectHasNextStep,
  selectStep,
  selectSteps,
} from './check-in-stepper.selectors';
import type {
  CheckInOutline,
  CheckInStepperContext,
  CheckInStepperEvent,
  CheckInStepperInput,
  CheckInsToSend,
} from './check-in-stepper.types';

type Answered = Extract<CheckInStepperEvent, { type: 'ANSWERED' }>;

/** Taking check-ins: page by page, every answer optional, one submit for all (§4, §5, D9). */
export const checkInStepperMachine = setup({
  types: {} as {
    context: CheckInStepperContext;
    events: CheckInStepperEvent;
    input: CheckInStepperInput;
  },
  actors: {
    /** The check-ins of the current URL; empty if they do not exist. */
    loadCheckIns: port<readonly CheckInOutline[], { draft: AnswersByForm | null }>('loadCheckIns'),
    /** The ids of the check-ins that the server has received since they were loaded. */
    loadReceivedIds: port<readonly string[]>('loadReceivedIds'),
    /** Resolves to the time at which the server had received the answers; null if that is not known. */
    submit: port<Time, CheckInsToSend>('submit'),
  },
  actions: {
    setCheckIns: assign(({ context }, { checkIns }: { checkIns: readonly CheckInOutline[] }) => {
      const answers = Object.fromEntries(
        checkIns.flatMap(({ id, kept }) => (kept ? [[id, kept]] : [])),
      );
      const isRestored = Object.keys(answers).length > 0;
      const lastIndex = selectSteps({ checkIns }).length - 1;
      const stepIndex = isRestored ? Math.min(context.draftPage, lastIndex) : 0;
      return { checkIns, answers, isRestored, stepIndex };
    }),
    startOver: assign({ answers: {}, isRestored: false, stepIndex: 0, failure: null }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
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
    markResend: assign({ isResend: true }),
    /** A received check-in stays received. */
    setReceived: assign(({ context }, { ids }: { ids: readonly string[] }) => ({
      receivedIds: context.checkIns
        .map(({ id }) => id)
        .filter((id) => ids.includes(id) || context.receivedIds.includes(id)),
    })),
    setSubmitted: assign((_, { at }: { at: Time }) => ({
      answers: {},
      isRestored: false,
      submittedAt: at,
    })),
  },
  guards: {
    hasCheckIns: (_, { checkIns }: { checkIns: readonly CheckInOutline[] }) => checkIns.length > 0,
    isOnScreen: ({ context }, { checkInId, key }: { checkInId: string; key: string }) => {
      const step = selectStep(context);
      return step?.checkInId === checkInId && step.keys.includes(key);
    },
    isRestored: ({ context }) => context.isRestored,
    hasPreviousStep: ({ context }) => context.stepIndex > 0,
    hasNextStep: ({ context }) => selectHasNextStep(context),
    isFirstSubmit: ({ context }) => !selectHasNextStep(context) && !context.isResend,
    isResubmit: ({ context }) => !selectHasNextStep(context) && context.isResend,
    isAllReceived: ({ context }) => selectCheckInsToSend(context).checkIns.length === 0,
  },
}).createMachine({
  id: 'check-in-stepper',
  initial: 'loading',
  context: ({ input }) => ({
    ...input,
    checkIns: [],
    stepIndex: 0,
    answers: {},
    isRestored: false,
    failure: null,
    isResend: false,
    receivedIds: [],
    submittedAt: null,
  }),
  states: {
    loading: {
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadCheckIns',
        src: 'loadCheckIns',
        input: ({ context }) => ({ draft: context.draft }),
        onDone: [
          {
            guard: { type: 'hasCheckIns', params: ({ event }) => ({ checkIns: event.output }) },
            target: 'taking',
            actions: {
              type: 'setCheckIns',
              params: ({ event }) => ({ checkIns: event.output }),
            },
          },
          { target: 'missing' },
        ],
        onError: {
          target: 'failed',
          actions: withError('setFailure'),
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
          actions: { type: 'setAnswer', params: ({ event }) => event },
        },
        START_OVER: { guard: 'isRestored', actions: 'startOver' },
        BACK: {
          guard: 'hasPreviousStep',
          actions: { type: 'changePage', params: { by: -1 } },
        },
        NEXT: {
          guard: 'hasNextStep',
          actions: { type: 'changePage', params: { by: 1 } },
        },
        SUBMIT: [
          { guard: 'isFirstSubmit', target: 'submitting' },
          { guard: 'isResubmit', target: 'reloadingAssigned' },
        ],
      },
    },
    // The server may have received a failed submit: the assigned list shows which check-ins it has received (D9).
    reloadingAssigned: {
      tags: ['taking', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'loadReceivedIds',
        src: 'loadReceivedIds',
        onDone: {
          target: 'checkingReceived',
          actions: { type: 'setReceived', params: ({ event }) => ({ ids: event.output }) },
        },
        onError: {
          target: 'taking',
          actions: withError('setFailure'),
        },
      },
    },
    checkingReceived: {
      tags: ['taking', 'busy'],
      always: [
        {
          guard: 'isAllReceived',
          target: 'completed',
          actions: { type: 'setSubmitted', params: { at: null } },
        },
        { target: 'submitting' },
      ],
    },
    submitting: {
      tags: ['taking', 'busy'],
      entry: 'clearFailure',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => selectCheckInsToSend(context),
        onDone: {
          target: 'completed',
          actions: { type: 'setSubmitted', params: ({ event }) => ({ at: event.output }) },
        },
        onError: {
          target: 'taking',
          actions: [withError('setFailure'), 'markResend'],
        },
      },
    },
    completed: { type: 'final' },
  },
});
