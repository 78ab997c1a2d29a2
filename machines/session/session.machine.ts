import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure, withError } from '../port';
import type { SessionContext, SessionEvent, SessionInput } from './session.types';

/** Not authenticated, then resumed from a cookie or stored tokens, then authenticated (§4 Authentication). */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actors: {
    /** Looks for a session that this device still has. */
    resume: port<{ isSignedIn: boolean }>('resume'),
    /** Sets the call off; what is here is forgotten whether or not the server can be reached. */
    signOut: port<unknown>('signOut'),
  },
  actions: {
    /** A session has begun here: whoever needs to know is told. */
    notifyAuthenticated: effect('notifyAuthenticated'),
    /** Empties the cache, the stores and what is stored. */
    clearAllData: effect('clearAllData'),
    /** Empties what this tab alone holds; what all tabs share belongs to the one that acted. */
    clearTabData: effect('clearTabData'),
    notifyOtherTabs: effect('notifyOtherTabs'),
    notifyWrapperAuthInvalid: effect('notifyWrapperAuthInvalid'),
    notifyWrapperSignedOut: effect('notifyWrapperSignedOut'),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    setEndingSignedOut: assign({ ending: 'signed-out' }),
    setEndingExpired: assign({ ending: 'expired' }),
    clearEnding: assign({ ending: null }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
    isInWrapper: ({ context }) => context.isInWrapper,
    waitsForWrapper: ({ context }) => context.waitsForWrapper,
  },
}).createMachine({
  id: 'session',
  initial: 'unknown',
  context: ({ input }) => ({ ...input, failure: null, ending: null }),
  on: {
    SIGNED_IN: '.authenticated',
    SIGN_OUT: '.signingOut',
    SESSION_EXPIRED: [
      {
        guard: 'waitsForWrapper',
        target: '.awaitingWrapper',
        actions: ['clearAllData', 'notifyOtherTabs', 'setEndingExpired'],
      },
      {
        guard: 'isInWrapper',
        target: '.notAuthenticated',
        actions: [
          'clearAllData',
          'notifyOtherTabs',
          'setEndingExpired',
          'notifyWrapperAuthInvalid',
        ],
      },
      {
        target: '.notAuthenticated',
        actions: ['clearAllData', 'notifyOtherTabs', 'setEndingExpired'],
      },
    ],
    SIGNED_OUT_ELSEWHERE: {
      target: '.notAuthenticated',
      actions: ['clearTabData', 'setEndingSignedOut'],
    },
    SIGNED_IN_ELSEWHERE: { target: '.unknown', actions: 'clearTabData' },
  },
  states: {
    // Public screens never ask; only a screen behind the wall does.
    unknown: { on: { RESUME: 'resuming', CHECK_SESSION: 'checkingSession' } },
    // Who peeks shows a public screen: finding nobody sends nobody to a login, nor bothers the wrapper.
    checkingSession: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'resume',
        src: 'resume',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'authenticated',
          },
          { target: 'unknown' },
        ],
        onError: {
          target: 'unknown',
          actions: withError('setFailure'),
        },
      },
    },
    resuming: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'resume',
        src: 'resume',
        onDone: [
          {
            guard: { type: 'isSignedIn', params: ({ event }) => event.output },
            target: 'authenticated',
          },
          { guard: 'waitsForWrapper', target: 'awaitingWrapper' },
          { target: 'notAuthenticated' },
        ],
        onError: {
          target: 'failed',
          actions: withError('setFailure'),
        },
      },
    },
    failed: { on: { TRY_AGAIN: 'resuming', CHECK_SESSION: 'checkingSession' } },
    authenticated: { entry: ['notifyAuthenticated', 'clearEnding'] },
    signingOut: {
      tags: 'pending',
      exit: ['clearAllData', 'notifyOtherTabs', 'setEndingSignedOut'],
      on: {
        // It is being ended already, and with it whatever else begins in this moment.
        SIGN_OUT: {},
        SIGNED_IN: {},
        SIGNED_IN_ELSEWHERE: {},
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          { guard: 'isInWrapper', target: 'handedToWrapper' },
          { target: 'notAuthenticated' },
        ],
        onError: [
          { guard: 'isInWrapper', target: 'handedToWrapper' },
          { target: 'notAuthenticated' },
        ],
      },
    },
    notAuthenticated: { on: { RESUME: 'resuming', CHECK_SESSION: 'checkingSession' } },
    handedToWrapper: {
      tags: 'waitingForWrapper',
      entry: 'notifyWrapperSignedOut',
      on: { WRAPPER_UNAVAILABLE: 'notAuthenticated' },
    },
    awaitingWrapper: {
      tags: 'waitingForWrapper',
      entry: 'notifyWrapperAuthInvalid',
      on: { WRAPPER_UNAVAILABLE: 'notAuthenticated' },
    },
  },
});
