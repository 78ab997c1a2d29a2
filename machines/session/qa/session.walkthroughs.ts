import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { sessionMachine } from '../session.machine';

const noNetwork: Failure = { reason: 'offline', message: null };

/** Authentication for who walks through it (§4). */
export const sessionEntry = describeMachine(sessionMachine, {
  title: 'Session',
  section: '§4 Authentication',
  starts: [
    {
      scenario: 'browser',
      description: 'Somebody opens the app in a browser.',
      input: { isInWrapper: false, waitsForWrapper: false },
      targetState: 'notAuthenticated',
    },
    {
      scenario: 'wrapper up to 3.2.6',
      description: 'Somebody opens the native app, version 3.2.6.',
      input: { isInWrapper: true, waitsForWrapper: false },
      targetState: 'handedToWrapper',
    },
    {
      scenario: 'wrapper above 3.2.6',
      description: 'Somebody opens the native app, version 3.2.7.',
      input: { isInWrapper: true, waitsForWrapper: true },
      targetState: 'awaitingWrapper',
    },
  ],
  outcomes: {
    resume: {
      done: [
        {
          scenario: 'session found',
          description: 'A stored magic-link session is found, or the cookie stands for one.',
          value: { isSignedIn: true },
        },
        {
          scenario: 'no session',
          description: 'Nothing is stored, and the identity service knows no session.',
          value: { isSignedIn: false },
        },
      ],
      error: [
        {
          scenario: 'session unknown',
          description: 'The identity service cannot be reached.',
          value: noNetwork,
        },
      ],
    },
    signOut: {
      done: [
        {
          scenario: 'sign-out under way',
          description: 'The sign-out is on its way; nobody waits for its answer.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'sign-out not possible',
          description: 'The sign-out cannot even be sent.',
          value: noNetwork,
        },
      ],
    },
  },
  events: [
    { description: 'Open the home page.', event: { type: 'RESUME' } },
    {
      description:
        'Send an assessment of a public link, after which the app wants to know who is there.',
      event: { type: 'CHECK_SESSION' },
    },
    {
      description: 'Open a magic link, or log in with email and password.',
      event: { type: 'SIGNED_IN' },
    },
    {
      description: "Press 'Sign Out', or open /logout.",
      event: { type: 'SIGN_OUT' },
      onlyIn: ['authenticated'],
    },
    {
      description: 'Open the check-ins: the call is refused, and so is the renewal of the session.',
      event: { type: 'SESSION_EXPIRED' },
      onlyIn: ['authenticated'],
    },
    {
      description: "Press 'Sign Out' in another tab.",
      event: { type: 'SIGNED_OUT_ELSEWHERE' },
      onlyIn: ['authenticated'],
    },
    {
      description: 'Sign in as somebody else in another tab.',
      event: { type: 'SIGNED_IN_ELSEWHERE' },
      onlyIn: ['authenticated'],
    },
    { description: 'The native app takes no message.', event: { type: 'WRAPPER_UNAVAILABLE' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: {
    unknown: {
      title: 'Nobody has asked yet',
      expectedView:
        'A public screen, such as the login, with nothing asked of the identity service.',
    },
    checkingSession: {
      title: 'Finding out for a public screen',
      expectedView: 'The same public screen, still busy.',
    },
    resuming: { title: 'Resuming', expectedView: 'The outline of a screen, nothing to press.' },
    failed: {
      title: 'It cannot be told who is there',
      expectedView: "'Something went wrong', that the connection is to blame, and 'Try again'.",
    },
    authenticated: {
      title: 'Signed in',
      expectedView: 'The screen that was asked for, with the person’s own data.',
    },
    signingOut: {
      title: 'Signing out',
      expectedView: 'The outline of a screen, nothing to press.',
    },
    notAuthenticated: {
      title: 'Signed out',
      expectedView:
        "'Log in', and no trace of anybody: neither here, nor with Back, nor in storage.",
    },
    handedToWrapper: {
      title: 'Left to the app',
      expectedView:
        "'One moment…'; the app has been sent `logout`. 'Log in here instead' leads to the login.",
    },
    awaitingWrapper: {
      title: 'Waiting for the app',
      expectedView:
        "'One moment…'; the app has been sent `auth-invalid`, and signs in and reloads.",
    },
  },
  getStateKey: ({ isInWrapper, waitsForWrapper, failure, ending }) => ({
    isInWrapper,
    waitsForWrapper,
    failure,
    ending,
  }),
});
