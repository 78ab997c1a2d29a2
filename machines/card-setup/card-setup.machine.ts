import { assign, emit, setup } from 'xstate';
import { port, toFailure } from '../port';
import { isLoadProblem, selectIntent, toContext, toIntent } from './card-setup.selectors';
import type {
  CardProblem,
  CardResult,
  CardSetupContext,
  CardSetupEvent,
  CardSetupInput,
  CardSetupNews,
  IntentStatus,
  OfferedIntent,
  SetupIntent,
} from './card-setup.types';

/**
 * Saving a card with the card provider (§4 PAYMENT): the clinic's intent, the provider's form, its confirmation. Once a
 * card has been sent, the intent's status is read before another is, so a lost answer never saves a second one.
 */
export const cardSetupMachine = setup({
  types: {} as {
    context: CardSetupContext;
    events: CardSetupEvent;
    input: CardSetupInput;
    emitted: CardSetupNews;
  },
  actors: {
    createIntent: port<OfferedIntent>('createIntent'),
    /** The provider's script, speaking for the account that the intent is for. */
    loadProvider: port<unknown, SetupIntent>('loadProvider'),
    readIntent: port<IntentStatus, SetupIntent>('readIntent'),
    confirm: port<CardResult, SetupIntent>('confirm'),
  },
  actions: {
    noteIntent: assign((_, offered: OfferedIntent) => ({ intent: toIntent(offered) })),
    forgetIntent: assign({ intent: null, isUnsure: false }),
    noteProblem: assign((_, problem: CardProblem) => ({ problem })),
    /** The provider's own reasons are for the log: a person reads the problem's text. */
    noteFailure: assign((_, { problem, error }: { problem: CardProblem; error: unknown }) => {
      toFailure(error);
      return { problem };
    }),
    passOver: (_, { error }: { error: unknown }) => void toFailure(error),
    noteStatus: assign((_, { output }: { output: IntentStatus }) => ({
      problem:
        output.status === 'open' && output.message !== null
          ? { kind: 'refused' as const, message: output.message, isField: false }
          : null,
    })),
    noteRefusal: assign((_, { output }: { output: CardResult }) =>
      output.status === 'refused'
        ? {
            problem: { kind: 'refused' as const, message: output.message, isField: output.isField },
            isUnsure: !output.isField,
          }
        : {},
    ),
    forgetProblem: assign({ problem: null }),
    forgetLoadProblem: assign(({ context: { problem } }) => ({
      problem: isLoadProblem(problem) ? null : problem,
    })),
    noteTooEarly: assign({ isTooEarly: true }),
    forgetTooEarly: assign({ isTooEarly: false }),
    becomeUnsure: assign({ isUnsure: true }),
    tellNotLoaded: emit({ type: 'FORM_NOT_LOADED' }),
  },
  guards: {
    isUnconfigured: ({ context }) => !context.isConfigured,
    hasIntent: ({ context }) => context.intent !== null,
    isUnsure: ({ context }) => context.isUnsure,
    isFieldProblem: ({ context: { problem } }) => problem?.kind === 'refused' && problem.isField,
    isUsable: (_, offered: OfferedIntent) => toIntent(offered) !== null,
    isSaved: (_, { status }: IntentStatus | CardResult) => status === 'saved',
    isGone: (_, { status }: IntentStatus) => status === 'gone',
  },
}).createMachine({
  id: 'card-setup',
  initial: 'starting',
  context: ({ input }) => toContext(input),
  // There is no form yet; where there is one, its states say what saving means.
  on: { SAVE: { actions: 'noteTooEarly' } },
  states: {
    starting: {
      always: [
        {
          guard: 'isUnconfigured',
          target: 'unready',
          actions: [{ type: 'noteProblem', params: { kind: 'notLoaded' } }, 'tellNotLoaded'],
        },
        { guard: 'hasIntent', target: 'loadingProvider' },
        { target: 'creatingIntent' },
      ],
    },
    creatingIntent: {
      tags: 'loading',
      invoke: {
        id: 'createIntent',
        src: 'createIntent',
        onDone: [
          {
            guard: { type: 'isUsable', params: ({ event }) => event.output },
            target: 'loadingProvider',
            actions: { type: 'noteIntent', params: ({ event }) => event.output },
          },
          {
            target: 'unready',
            actions: { type: 'noteProblem', params: { kind: 'unusableIntent' } },
          },
        ],
        onError: {
          target: 'unready',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ problem: { kind: 'noIntent' }, error: event.error }),
          },
        },
      },
    },
    loadingProvider: {
      tags: 'loading',
      invoke: {
        id: 'loadProvider',
        src: 'loadProvider',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: 'isUnsure', target: 'checking', actions: 'forgetLoadProblem' },
          { target: 'drawing', actions: 'forgetLoadProblem' },
        ],
        onError: {
          target: 'unready',
          actions: [
            {
              type: 'noteFailure',
              params: ({ event }) => ({ problem: { kind: 'notLoaded' }, error: event.error }),
            },
            'tellNotLoaded',
          ],
        },
      },
    },
    unready: {
      // Why there is no form stays on screen until there is one.
      on: { TRY_AGAIN: { target: 'starting', actions: 'forgetTooEarly' } },
    },
    // Somebody has been here before, or comes back from their bank.
    checking: {
      tags: 'loading',
      invoke: {
        id: 'readIntent',
        src: 'readIntent',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'creatingIntent',
            actions: 'forgetIntent',
          },
          {
            target: 'drawing',
            actions: { type: 'noteStatus', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        // The status is read once more before a card is sent.
        onError: {
          target: 'drawing',
          actions: { type: 'passOver', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    drawing: {
      tags: ['loading', 'form'],
      exit: 'forgetTooEarly',
      on: {
        FORM_READY: 'filling',
        FORM_FAILED: {
          target: 'unready',
          // No form can be drawn of an intent that is over: what became of it is read first.
          actions: [
            { type: 'noteProblem', params: { kind: 'notLoaded' } },
            'tellNotLoaded',
            'becomeUnsure',
          ],
        },
      },
    },
    filling: {
      tags: 'form',
      on: {
        SAVE: [{ guard: 'isUnsure', target: 'verifying' }, { target: 'confirming' }],
        CARD_COMPLETED: { guard: 'isFieldProblem', actions: 'forgetProblem' },
        FORM_LEFT: { target: 'drawing', actions: 'forgetProblem' },
      },
    },
    verifying: {
      tags: ['form', 'busy'],
      entry: 'forgetProblem',
      on: { SAVE: {}, FORM_LEFT: 'drawing' },
      invoke: {
        id: 'readIntent',
        src: 'readIntent',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'creatingIntent',
            actions: ['forgetIntent', { type: 'noteProblem', params: { kind: 'notSaved' } }],
          },
          { target: 'confirming' },
        ],
        onError: {
          target: 'filling',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ problem: { kind: 'notSaved' }, error: event.error }),
          },
        },
      },
    },
    confirming: {
      tags: ['form', 'busy'],
      entry: ['forgetProblem', 'becomeUnsure'],
      on: { SAVE: {}, FORM_LEFT: 'drawing' },
      invoke: {
        id: 'confirm',
        src: 'confirm',
        input: ({ context }) => selectIntent(context),
        onDone: [
          { guard: { type: 'isSaved', params: ({ event }) => event.output }, target: 'saved' },
          {
            target: 'filling',
            actions: { type: 'noteRefusal', params: ({ event }) => ({ output: event.output }) },
          },
        ],
        onError: {
          target: 'filling',
          actions: {
            type: 'noteFailure',
            params: ({ event }) => ({ problem: { kind: 'notSaved' }, error: event.error }),
          },
        },
      },
    },
    saved: { type: 'final', entry: 'forgetIntent' },
  },
});
