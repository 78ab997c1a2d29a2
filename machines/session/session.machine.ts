import { assign, setup } from 'xstate';
import { port, toFailure } from '../port';
import type { SessionContext, SessionEvent, SessionInput } from './session.types';

/** Not authenticated, then resumed from a cookie or stored tokens, then authenticated (§4 Authentication). */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actors: {
    resume: port<{ isSignedIn: boolean }>('resume'),
    signOut: port<unknown>('signOut'),
  },
  actions: {
    /** Empties the cache, the stores and what is stored, in this tab. */
    forgetEverything: () => {
      throw new Error('Nobody provides the action "forgetEverything".');
    },
    tellOtherTabs: () => {
      throw new Error('Nobody provides the action "tellOtherTabs".');
    },
    tellWrapperStarted: () => {
      throw new Error('Nobody provides the action "tellWrapperStarted".');
    },
    tellWrapperInvalid: () => {
      throw new Error('Nobody provides the action "tellWrapperInvalid".');
    },
    tellWrapperSignedOut: () => {
      throw new Error('Nobody provides the action "tellWrapperSignedOut".');
    },
    noteFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    noteSignedOut: assign({ hasSignedOut: true }),
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
  context: ({ input }) => ({ ...input, failure: null, hasSignedOut: false }),
  on: {
    SIGNED_IN: '.authenticated',
    SIGNED_OUT_ELSEWHERE: {
      target: '.notAuthenticated',
      actions: ['forgetEverything', 'noteSignedOut'],
    },
  },
  states: {
    // Public screens never ask; only a screen behind the wall does.
    unknown: { on: { RESUME: 'resuming', SIGN_OUT: 'signingOut' } },
    resuming: {
      tags: 'pending',
      entry: 'forgetFailure',
      on: { SIGN_OUT: 'signingOut' },
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
    failed: { on: { TRY_AGAIN: 'resuming', SIGN_OUT: 'signingOut' } },
    authenticated: {
      entry: ['tellWrapperStarted', assign({ hasSignedOut: false })],
      on: {
        SIGN_OUT: 'signingOut',
        LOST: [
          {
            guard: 'isInWrapper',
            target: 'awaitingWrapper',
            actions: ['forgetEverything', 'tellOtherTabs'],
          },
          { target: 'notAuthenticated', actions: ['forgetEverything', 'tellOtherTabs'] },
        ],
      },
    },
    // The port only sets the call off: what is here is forgotten whether or not the server can be reached.
    signingOut: {
      tags: 'pending',
      exit: ['forgetEverything', 'tellOtherTabs', 'noteSignedOut'],
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
    notAuthenticated: { on: { RESUME: 'resuming', SIGN_OUT: 'signingOut' } },
    leftToWrapper: {
      tags: 'quiet',
      entry: 'tellWrapperSignedOut',
      on: { SIGN_OUT: 'signingOut' },
    },
    awaitingWrapper: {
      tags: 'quiet',
      entry: 'tellWrapperInvalid',
      on: { SIGN_OUT: 'signingOut' },
    },
  },
});
