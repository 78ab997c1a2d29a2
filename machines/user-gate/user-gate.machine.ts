import { assign, setup } from 'xstate';
import { port, toFailure, withError, withOutput } from '../port';
import {
  selectGateChecks,
  selectIsBirthdayUnverified,
  selectIsConsentMissing,
} from './user-gate.selectors';
import type {
  BirthdayProblem,
  GateRequirements,
  GateChecks,
  UserGateContext,
  UserGateEvent,
  UserGateInput,
} from './user-gate.types';

/** The public user gate: consent, then date of birth, then the content (§4). It stays closed if a request fails. */
export const userGateMachine = setup({
  types: {} as { context: UserGateContext; events: UserGateEvent; input: UserGateInput },
  actors: {
    loadGate: port<GateRequirements, GateChecks>('loadGate'),
    acceptConsent: port<unknown>('acceptConsent'),
    verifyBirthday: port<{ isCorrect: boolean }, { dateOfBirth: string }>('verifyBirthday'),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    clearFailure: assign({ failure: null }),
    setBirthdayProblem: assign((_, birthdayProblem: BirthdayProblem) => ({ birthdayProblem })),
    clearBirthdayProblem: assign({ birthdayProblem: null }),
  },
  guards: {
    isConsentMissing: ({ context }) => selectIsConsentMissing(context),
    isBirthdayUnverified: ({ context }) => selectIsBirthdayUnverified(context),
    isCorrect: (_, { isCorrect }: { isCorrect: boolean }) => isCorrect,
  },
}).createMachine({
  id: 'user-gate',
  initial: 'LOADING',
  context: ({ input }) => ({ ...input, requirements: null, failure: null, birthdayProblem: null }),
  states: {
    LOADING: {
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadGate',
        src: 'loadGate',
        input: ({ context }) => selectGateChecks(context),
        onDone: {
          target: 'deciding',
          actions: assign(({ event }) => ({ requirements: event.output })),
        },
        onError: { target: 'failed', actions: withError('setFailure') },
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
          entry: 'clearFailure',
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
            onError: { target: 'reading', actions: withError('setFailure') },
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
          entry: 'clearBirthdayProblem',
          invoke: {
            id: 'verifyBirthday',
            src: 'verifyBirthday',
            input: ({ event }) => {
              // `event` is the one that entered the state, and only this one enters it.
              if (event.type !== 'DATE_OF_BIRTH_ENTERED') throw new Error('No date of birth.');
              return { dateOfBirth: event.dateOfBirth };
            },
            onDone: [
              { guard: withOutput('isCorrect'), target: '#user-gate.open' },
              {
                target: 'asking',
                actions: { type: 'setBirthdayProblem', params: { kind: 'incorrect' } },
              },
            ],
            onError: {
              target: 'asking',
              actions: {
                type: 'setBirthdayProblem',
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
