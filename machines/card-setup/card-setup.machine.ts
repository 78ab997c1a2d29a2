import { assign, emit, setup } from 'xstate';
import { port, toFailure, withError, withOutput, type ErrorArgs } from '../port';
import { isLoadProblem, selectIntent, toContext, toIntent } from './card-setup.selectors';
import type {
  CardProblem,
  CardResult,
  CardSetupContext,
  CardSetupEvent,
  CardSetupInput,
  CardSetupEmitted,
  IntentStatus,
  SetupIntentResponse,
  SetupIntent,
} from './card-setup.types';

/** The action of an `onError` that shows the user a problem. */
const failWith = (kind: 'noIntent' | 'notLoaded' | 'notSaved') => ({
  type: 'setFailure' as const,
  params: ({ event }: ErrorArgs) => ({ problem: { kind }, error: event.error }),
});

/**
 * Saving a card with the card provider (§4 PAYMENT): create a setup intent, show the provider's form, confirm. Once a
 * card has been sent, the intent's status is read before the next confirmation, so that a lost response never causes a
 * second card.
 */
export const cardSetupMachine = setup({
  types: {} as {
    context: CardSetupContext;
    events: CardSetupEvent;
    input: CardSetupInput;
    emitted: CardSetupEmitted;
  },
  actors: {
    createIntent: port<SetupIntentResponse>('createIntent'),
    /** Loads the provider's script for the account of the intent. */
    loadProvider: port<unknown, SetupIntent>('loadProvider'),
    readIntent: port<IntentStatus, SetupIntent>('readIntent'),
    confirm: port<CardResult, SetupIntent>('confirm'),
  },
  actions: {
    setIntent: assign((_, response: SetupIntentResponse) => ({ intent: toIntent(response) })),
    clearIntent: assign({ intent: null, needsStatusCheck: false, isResultUnknown: false }),
    setProblem: assign((_, problem: CardProblem) => ({ problem })),
    /** The user sees the text of the problem, not the message of the error. */
    setFailure: assign((_, { problem, error }: { problem: CardProblem; error: unknown }) => {
      toFailure(error);
      return { problem };
    }),
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    setProblemFromStatus: assign((_, output: IntentStatus) => ({
      isResultUnknown: false,
      problem:
        output.status === 'open' && output.message !== null
          ? { kind: 'rejected' as const, message: output.message, isField: false }
          : null,
    })),
    setRejection: assign((_, output: CardResult) =>
      output.status === 'rejected'
        ? {
            problem: {
              kind: 'rejected' as const,
              message: output.message,
              isField: output.isField,
            },
            needsStatusCheck: !output.isField,
            isResultUnknown: false,
          }
        : {},
    ),
    clearProblem: assign({ problem: null }),
    clearLoadProblem: assign(({ context: { problem } }) => ({
      problem: isLoadProblem(problem) ? null : problem,
    })),
    setTooEarly: assign({ isTooEarly: true }),
    clearTooEarly: assign({ isTooEarly: false }),
    requireStatusCheck: assign({ needsStatusCheck: true }),
    setCardSent: assign({ needsStatusCheck: true, isResultUnknown: true }),
    emitFormNotLoaded: emit({ type: 'FORM_NOT_LOADED' }),
  },
  guards: {
    isUnconfigured: ({ context }) => !context.isConfigured,
    hasIntent: ({ context }) => context.intent !== null,
    needsStatusCheck: ({ context }) => context.needsStatusCheck,
    isResultUnknown: ({ context }) => context.isResultUnknown,
    isFieldProblem: ({ context: { problem } }) => problem?.kind === 'rejected' && problem.isField,
    isUsable: (_, response: SetupIntentResponse) => toIntent(response) !== null,
    isSaved: (_, { status }: IntentStatus | CardResult) => status === 'saved',
    isExpired: (_, { status }: IntentStatus) => status === 'expired',
  },
}).createMachine({
  id: 'card-setup',
  initial: 'starting',
  context: ({ input }) => toContext(input),
  // Applies while there is no form; the states with a form handle SAVE themselves.
  on: { SAVE: { actions: 'setTooEarly' } },
  states: {
    starting: {
      always: [
        {
          guard: 'isUnconfigured',
          target: 'notConfigured',
          actions: [{ type: 'setProblem', params: { kind: 'notLoaded' } }, 'emitFormNotLoaded'],
        },
        { guard: 'hasIntent', target: 'loadingProvider' },
        { target: 'creatingIntent' },
      ],
    },
    // Trying again cannot help (D9).
    notConfigured: {},
    creatingIntent: {
      tags: 'loading',
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        onDone: [
          {
            guard: withOutput('isUsable'),
            target: 'loadingProvider',
            actions: withOutput('setIntent'),
          },
          {
            target: 'formUnavailable',
            actions: { type: 'setProblem', params: { kind: 'unusableIntent' } },
          },
        ],
        onError: { target: 'formUnavailable', actions: failWith('noIntent') },
      },
    },
    loadingProvider: {
      tags: 'loading',
      invoke: {
        id: 'loadProvider',
        src: 'loadProvider',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: 'needsStatusCheck', target: 'checkingStatus', actions: 'clearLoadProblem' },
          { target: 'mountingForm', actions: 'clearLoadProblem' },
        ],
        onError: {
          target: 'formUnavailable',
          actions: [failWith('notLoaded'), 'emitFormNotLoaded'],
        },
      },
    },
    formUnavailable: {
      // The problem stays on the screen until there is a form.
      on: { TRY_AGAIN: { target: 'starting', actions: 'clearTooEarly' } },
    },
    // The user has been at this step before, or comes back from their bank.
    checkingStatus: {
      tags: ['loading', 'busy'],
      on: { SAVE: {}, STEP_HIDDEN: 'hidden' },
      invoke: {
        id: 'readIntent',
        src: 'readIntent',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: withOutput('isSaved'), target: 'saved' },
          { guard: withOutput('isExpired'), target: 'creatingIntent', actions: 'clearIntent' },
          { target: 'mountingForm', actions: withOutput('setProblemFromStatus') },
        ],
        // The status is read once more before a card is sent.
        onError: [
          { guard: 'isResultUnknown', target: 'mountingForm', actions: failWith('notSaved') },
          { target: 'mountingForm', actions: withError('ignoreError') },
        ],
      },
    },
    mountingForm: {
      tags: ['loading', 'form'],
      exit: 'clearTooEarly',
      on: {
        STEP_HIDDEN: 'hidden',
        FORM_READY: 'filling',
        FORM_FAILED: {
          target: 'formUnavailable',
          // The provider shows no form for an intent that is completed or canceled: read its status first.
          actions: [
            { type: 'setProblem', params: { kind: 'notLoaded' } },
            'emitFormNotLoaded',
            'requireStatusCheck',
          ],
        },
      },
    },
    filling: {
      tags: 'form',
      on: {
        SAVE: [{ guard: 'needsStatusCheck', target: 'verifying' }, { target: 'confirming' }],
        CARD_COMPLETED: { guard: 'isFieldProblem', actions: 'clearProblem' },
        STEP_HIDDEN: 'hidden',
      },
    },
    verifying: {
      tags: ['form', 'busy'],
      entry: 'clearProblem',
      on: { SAVE: {}, STEP_HIDDEN: 'hidden' },
      invoke: {
        id: 'readIntent',
        src: 'readIntent',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: withOutput('isSaved'), target: 'saved' },
          {
            guard: withOutput('isExpired'),
            target: 'creatingIntent',
            actions: ['clearIntent', { type: 'setProblem', params: { kind: 'notSaved' } }],
          },
          { target: 'confirming' },
        ],
        onError: { target: 'filling', actions: failWith('notSaved') },
      },
    },
    confirming: {
      tags: ['form', 'busy'],
      entry: ['clearProblem', 'setCardSent'],
      on: { SAVE: {}, STEP_HIDDEN: 'hidden' },
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: withOutput('isSaved'), target: 'saved' },
          { target: 'filling', actions: withOutput('setRejection') },
        ],
        onError: { target: 'filling', actions: failWith('notSaved') },
      },
    },
    // The card may be saved meanwhile: the provider shows no form for its intent then.
    hidden: {
      tags: 'loading',
      entry: 'clearProblem',
      on: {
        STEP_SHOWN: [
          { guard: 'needsStatusCheck', target: 'checkingStatus' },
          { target: 'mountingForm' },
        ],
      },
    },
    saved: { type: 'final', entry: 'clearIntent' },
  },
});
