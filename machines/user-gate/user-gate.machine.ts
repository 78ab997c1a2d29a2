import { assign, setup } from 'xstate';
import { port, toFailure } from '../port';
import type {
  BirthdayProblem,
  GateFacts,
  GateQuestions,
  UserGateContext,
  UserGateEvent,
  UserGateInput,
} from './user-gate.types';

const skipsGate = ({ appContext }: UserGateInput) => appContext === 'clinician_app';

/** What the gate has to ask the server: nothing on a clinician's device, the birthday only with its flag (§4). */
function toQuestions(input: UserGateInput): GateQuestions {
  return {
    asksConsent: !skipsGate(input),
    asksBirthday: !skipsGate(input) && input.isBirthdayConfirmationOn,
  };
}

/** The public user gate: consent, then date of birth, then the content (§4). A failed call keeps it closed. */
export const userGateMachine = setup({
  types: {} as { context: UserGateContext; events: UserGateEvent; input: UserGateInput },
  actors: {
    loadGate: port<GateFacts, GateQuestions>('loadGate'),
    acceptConsent: port<unknown>('acceptConsent'),
    verifyBirthday: port<{ isCorrect: boolean }, { dateOfBirth: string }>('verifyBirthday'),
  },
  actions: {
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    forgetFailure: assign({ failure: null }),
    noteBirthdayProblem: assign((_, birthdayProblem: BirthdayProblem) => ({ birthdayProblem })),
    forgetBirthdayProblem: assign({ birthdayProblem: null }),
  },
  guards: {
    isConsentMissing: ({ context }) =>
      toQuestions(context).asksConsent && context.facts?.isConsentRequired !== false,
    isBirthdayUnverified: ({ context }) =>
      toQuestions(context).asksBirthday && context.facts?.isBirthdayVerified !== true,
    isCorrect: (_, { isCorrect }: { isCorrect: boolean }) => isCorrect,
  },
}).createMachine({
  id: 'user-gate',
  initial: 'LOADING',
  context: ({ input }) => ({ ...input, facts: null, failure: null, birthdayProblem: null }),
  states: {
    LOADING: {
      tags: 'loading',
      entry: 'forgetFailure',
      invoke: {
        id: 'loadGate',
        src: 'loadGate',
        input: ({ context }) => toQuestions(context),
        onDone: { target: 'deciding', actions: assign(({ event }) => ({ facts: event.output })) },
        onError: {
          target: 'failed',
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { TRY_AGAIN: 'LOADING' } },
    deciding: {
      always: [
        { guard: 'isConsentMissing', target: 'CONSENT_REQUIRED' },
        { guard: 'isBirthdayUnverified', target: 'BIRTHDAY_CONFIRMATION_REQUIRED' },
        { target: 'open' },
      ],
    },
    CONSENT_REQUIRED: {
      initial: 'reading',
      states: {
        reading: { on: { AGREED: 'accepting' } },
        accepting: {
          tags: 'busy',
          entry: 'forgetFailure',
          invoke: {
            id: 'acceptConsent',
            src: 'acceptConsent',
            onDone: [
              {
                guard: 'isBirthdayUnverified',
                target: '#user-gate.BIRTHDAY_CONFIRMATION_REQUIRED',
              },
              { target: '#user-gate.open' },
            ],
            onError: {
              target: 'reading',
              actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
            },
          },
        },
      },
    },
    BIRTHDAY_CONFIRMATION_REQUIRED: {
      initial: 'asking',
      states: {
        asking: { on: { DATE_OF_BIRTH_ENTERED: 'verifying' } },
        verifying: {
          tags: 'busy',
          entry: 'forgetBirthdayProblem',
          invoke: {
            id: 'verifyBirthday',
            src: 'verifyBirthday',
            input: ({ event }) => {
              // An invoke sees the event that entered its state; only this one leads here.
              if (event.type !== 'DATE_OF_BIRTH_ENTERED') throw new Error('No date of birth.');
              return { dateOfBirth: event.dateOfBirth };
            },
            onDone: [
              {
                guard: { type: 'isCorrect', params: ({ event }) => event.output },
                target: '#user-gate.open',
              },
              {
                target: 'asking',
                actions: { type: 'noteBirthdayProblem', params: { kind: 'incorrect' } },
              },
            ],
            onError: {
              target: 'asking',
              actions: {
                type: 'noteBirthdayProblem',
                params: ({ event }) => ({ kind: 'failed', failure: toFailure(event.error) }),
              },
            },
          },
        },
      },
    },
    open: { type: 'final' },
  },
});
