import { assign, setup } from 'xstate';
import { effect } from '../effect';
import { port, toFailure, withError, withEvent, withOutput } from '../port';
import type { Credentials, SignInContext, SignInEvent, SignInInput } from './sign-in.types';

const NO_CREDENTIALS: Credentials = { email: '', password: '' };

/**
 * Signing in with email and password (§2 /login). A user who has a session needs no form; in the native app, which has its
 * own, opening the page signs out and always shows the form.
 */
export const signInMachine = setup({
  types: {} as { context: SignInContext; events: SignInEvent; input: SignInInput },
  actors: {
    /** Resumes the session of this browser, if that has not been tried yet. */
    resumeSession: port<{ isSignedIn: boolean }>('resumeSession'),
    /** Starts the session here and in the native app. */
    signIn: port<unknown, Credentials>('signIn'),
  },
  actions: {
    /** Ends the session, and tells the native app to log out. */
    signOut: effect('signOut'),
    setCredentials: assign((_, { credentials }: { credentials: Credentials }) => ({
      credentials,
      failure: null,
    })),
    clearCredentials: assign({ credentials: NO_CREDENTIALS }),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    /** A session that cannot be resumed needs the form, for whatever reason. */
    ignoreError: (_, { error }: { error: unknown }) => void toFailure(error),
  },
  guards: {
    isInWrapper: ({ context }) => context.isInWrapper,
    isInBrowser: ({ context }) => !context.isInWrapper,
    hasSession: ({ context }) => context.isSignedIn,
    isSignedIn: (_, { isSignedIn }: { isSignedIn: boolean }) => isSignedIn,
  },
}).createMachine({
  id: 'sign-in',
  initial: 'deciding',
  context: ({ input }) => ({ ...input, credentials: NO_CREDENTIALS, failure: null }),
  states: {
    deciding: {
      always: [
        { guard: 'isInWrapper', target: 'asking', actions: 'signOut' },
        { guard: 'hasSession', target: 'signedIn' },
        { target: 'checkingSession' },
      ],
    },
    // The form can be used meanwhile.
    checkingSession: {
      on: { SUBMITTED: { target: 'signingIn', actions: withEvent('setCredentials') } },
      invoke: {
        id: 'resumeSession',
        src: 'resumeSession',
        onDone: [{ guard: withOutput('isSignedIn'), target: 'signedIn' }, { target: 'asking' }],
        onError: { target: 'asking', actions: withError('ignoreError') },
      },
    },
    asking: {
      on: {
        SUBMITTED: { target: 'signingIn', actions: withEvent('setCredentials') },
        SESSION_CHANGED: { guard: 'isInBrowser', target: 'checkingSession' },
      },
    },
    signingIn: {
      tags: 'busy',
      exit: 'clearCredentials',
      invoke: {
        id: 'signIn',
        src: 'signIn',
        input: ({ context }) => context.credentials,
        onDone: 'signedIn',
        onError: [
          // A session may have been found meanwhile.
          { guard: 'isInBrowser', target: 'checkingSession', actions: withError('setFailure') },
          { target: 'asking', actions: withError('setFailure') },
        ],
      },
    },
    signedIn: { type: 'final' },
  },
});
