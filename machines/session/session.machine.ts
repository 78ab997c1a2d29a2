import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure } from '../port';
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
    noteStarted: effect('noteStarted'),
    /** Empties the cache, the stores and what is stored. */
    forgetEverything: effect('forgetEverything'),
    /** Empties what this tab alone holds; what all tabs share belongs to the one that acted. */
    forgetHere: effect('forgetHere'),
    tellOtherTabs: effect('tellOtherTabs'),
    tellWrapperInvalid: effect('tellWrapperInvalid'),
    tellWrapperSignedOut: effect('tellWrapperSignedOut'),
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    noteSignedOut: assign({ ending: 'signed-out' }),
    noteLost: assign({ ending: 'lost' }),
    forgetEnding: assign({ ending: null }),
    forgetFailure: assign({ failure: null }),
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
    LOST: [
      {
        guard: 'waitsForWrapper',
        target: '.awaitingWrapper',
        actions: ['forgetEverything', 'tellOtherTabs', 'noteLost'],
      },
      {
        guard: 'isInWrapper',
        target: '.notAuthenticated',
        actions: ['forgetEverything', 'tellOtherTabs', 'noteLost', 'tellWrapperInvalid'],
      },
      {
        target: '.notAuthenticated',
        actions: ['forgetEverything', 'tellOtherTabs', 'noteLost'],
      },
    ],
    SIGNED_OUT_ELSEWHERE: { target: '.notAuthenticated', actions: ['forgetHere', 'noteSignedOut'] },
    SIGNED_IN_ELSEWHERE: { target: '.unknown', actions: 'forgetHere' },
  },
  states: {
    // Public screens never ask; only a screen behind the wall does.
    unknown: { on: { RESUME: 'resuming', PEEK: 'peeking' } },
    // Who peeks shows a public screen: finding nobody sends nobody to a login, nor bothers the wrapper.
    peeking: {
      tags: 'pending',
      entry: 'forgetFailure',
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
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    resuming: {
      tags: 'pending',
      entry: 'forgetFailure',
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
          actions: { type: 'noteFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    failed: { on: { TRY_AGAIN: 'resuming', PEEK: 'peeking' } },
    authenticated: { entry: ['noteStarted', 'forgetEnding'] },
    signingOut: {
      tags: 'pending',
      exit: ['forgetEverything', 'tellOtherTabs', 'noteSignedOut'],
      on: {
        // It is being ended already, and with it whatever else begins in this moment.
        SIGN_OUT: {},
        SIGNED_IN: {},
        SIGNED_IN_ELSEWHERE: {},
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [{ guard: 'isInWrapper', target: 'leftToWrapper' }, { target: 'notAuthenticated' }],
        onError: [
          { guard: 'isInWrapper', target: 'leftToWrapper' },
          { target: 'notAuthenticated' },
        ],
      },
    },
    notAuthenticated: { on: { RESUME: 'resuming', PEEK: 'peeking' } },
    leftToWrapper: {
      tags: 'quiet',
      entry: 'tellWrapperSignedOut',
      on: { WRAPPER_SILENT: 'notAuthenticated' },
    },
    awaitingWrapper: {
      tags: 'quiet',
      entry: 'tellWrapperInvalid',
      on: { WRAPPER_SILENT: 'notAuthenticated' },
    },
  },
});
