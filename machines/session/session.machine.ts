import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure, withError, withOutput } from '../port';
import type { SessionContext, SessionEvent, SessionInput } from './session.types';

/** The session of this tab: resumes it from a cookie or stored tokens, and ends it (§4 Authentication). */
export const sessionMachine = setup({
  types: {} as { context: SessionContext; events: SessionEvent; input: SessionInput },
  actors: {
    /** Checks whether this device still has a session; `isIdle`: it had one, which nobody has used. */
    resume: port<{ isSignedIn: boolean; isIdle?: boolean }>('resume'),
    /** Starts the request; the local data is cleared even if the server cannot be reached. */
    signOut: port<unknown>('signOut'),
  },
  actions: {
    /** Runs the callbacks for a new session. */
    notifyAuthenticated: effect('notifyAuthenticated'),
    /** Clears the cache, the stores and the browser's storage. */
    clearAllData: effect('clearAllData'),
    /** As `clearAllData`, but leaves an intake alone: only a sign-out ends it. */
    clearAccountData: effect('clearAccountData'),
    /** Clears only the data of this tab; the tab that acted clears the shared data. */
    clearTabData: effect('clearTabData'),
    /** As `clearTabData`, but leaves an intake alone. */
    clearTabAccountData: effect('clearTabAccountData'),
    notifyOtherTabs: effect('notifyOtherTabs'),
    notifyOtherTabsOfLoss: effect('notifyOtherTabsOfLoss'),
    notifyWrapperAuthInvalid: effect('notifyWrapperAuthInvalid'),
    notifyWrapperSignedOut: effect('notifyWrapperSignedOut'),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
    setEndingSignedOut: assign({ ending: 'signed-out', isEndedElsewhere: false }),
    setEndingSignedOutElsewhere: assign(({ event }) => ({
      ending: 'signed-out' as const,
      isEndedElsewhere: true,
      wasSubmitting: event.type === 'SIGNED_OUT_ELSEWHERE' && event.isSubmitting === true,
    })),
    setEndingExpired: assign(({ event }) => ({
      ending:
        (event.type === 'SESSION_EXPIRED' || event.type === 'SESSION_LOST_ELSEWHERE') &&
        event.isIdle === true
          ? ('idle' as const)
          : ('expired' as const),
      isEndedElsewhere: false,
    })),
    setEndingIdle: assign(({ context }, { isIdle = false }: { isIdle?: boolean }) => ({
      ending: isIdle ? ('idle' as const) : context.ending,
    })),
    clearEnding: assign({ ending: null, isEndedElsewhere: false }),
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
  context: ({ input }) => ({
    ...input,
    failure: null,
    ending: null,
    isEndedElsewhere: false,
    wasSubmitting: false,
  }),
  on: {
    SIGNED_IN: '.authenticated',
    SIGN_OUT: '.signingOut',
    LOGIN_OPENED: '.signingOut',
    SESSION_EXPIRED: [
      {
        guard: 'waitsForWrapper',
        target: '.awaitingWrapper',
        actions: ['clearAccountData', 'notifyOtherTabsOfLoss', 'setEndingExpired'],
      },
      {
        guard: 'isInWrapper',
        target: '.notAuthenticated',
        actions: [
          'clearAccountData',
          'notifyOtherTabsOfLoss',
          'setEndingExpired',
          'notifyWrapperAuthInvalid',
        ],
      },
      {
        target: '.notAuthenticated',
        actions: ['clearAccountData', 'notifyOtherTabsOfLoss', 'setEndingExpired'],
      },
    ],
    SIGNED_OUT_ELSEWHERE: {
      target: '.notAuthenticated',
      actions: ['clearTabData', 'setEndingSignedOutElsewhere'],
    },
    SESSION_LOST_ELSEWHERE: {
      target: '.notAuthenticated',
      actions: ['clearTabAccountData', 'setEndingExpired'],
    },
    SIGNED_IN_ELSEWHERE: { target: '.unknown', actions: 'clearTabAccountData' },
  },
  states: {
    // Public screens do not resume a session; only signed-in routes do.
    unknown: { on: { RESUME: 'resuming', CHECK_SESSION: 'checkingSession' } },
    // Used by public screens: without a session there is no redirect to the login page and no message to the wrapper.
    checkingSession: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'resume',
        src: 'resume',
        onDone: [
          { guard: withOutput('isSignedIn'), target: 'authenticated' },
          { target: 'unknown', actions: withOutput('setEndingIdle') },
        ],
        onError: { target: 'unknown', actions: withError('setFailure') },
      },
    },
    resuming: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'resume',
        src: 'resume',
        onDone: [
          { guard: withOutput('isSignedIn'), target: 'authenticated' },
          { guard: 'waitsForWrapper', target: 'awaitingWrapper' },
          { target: 'notAuthenticated', actions: withOutput('setEndingIdle') },
        ],
        onError: { target: 'failed', actions: withError('setFailure') },
      },
    },
    failed: { on: { TRY_AGAIN: 'resuming', CHECK_SESSION: 'checkingSession' } },
    authenticated: { entry: ['notifyAuthenticated', 'clearEnding'] },
    signingOut: {
      tags: 'pending',
      exit: ['clearAllData', 'notifyOtherTabs', 'setEndingSignedOut'],
      on: {
        // The sign-out already runs and also ends a session that starts now.
        SIGN_OUT: {},
        LOGIN_OPENED: {},
        SIGNED_IN: {},
        SIGNED_IN_ELSEWHERE: {},
        // A sign-out clears more than the loss of a session.
        SESSION_EXPIRED: {},
        SESSION_LOST_ELSEWHERE: {},
      },
      invoke: {
        id: 'signOut',
        src: 'signOut',
        onDone: [
          { guard: 'isInWrapper', target: 'handedToWrapper' },
          { target: 'notAuthenticated' },
        ],
        onError: [
          { guard: 'isInWrapper', target: 'handedToWrapper', actions: withError('ignoreError') },
          { target: 'notAuthenticated', actions: withError('ignoreError') },
        ],
      },
    },
    // Here nobody is signed in any more: the login page only tells the native app, and unsent answers stay (D10).
    notAuthenticated: {
      on: {
        RESUME: 'resuming',
        CHECK_SESSION: 'checkingSession',
        LOGIN_OPENED: 'handedToWrapper',
      },
    },
    handedToWrapper: {
      tags: 'waitingForWrapper',
      entry: 'notifyWrapperSignedOut',
      on: {
        WRAPPER_UNAVAILABLE: 'notAuthenticated',
        LOGIN_OPENED: { actions: 'notifyWrapperSignedOut' },
      },
    },
    awaitingWrapper: {
      tags: 'waitingForWrapper',
      entry: 'notifyWrapperAuthInvalid',
      on: { WRAPPER_UNAVAILABLE: 'notAuthenticated', LOGIN_OPENED: 'handedToWrapper' },
    },
  },
});
