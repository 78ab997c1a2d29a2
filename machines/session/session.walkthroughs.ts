import type { Failure } from '../port';
import { describeMachine } from '../walkthroughs/describe-machine';
import { sessionMachine } from './session.machine';

const noNetwork: Failure = { reason: 'offline', message: null };

/** Authentication for who walks through it (§4). */
export const sessionEntry = describeMachine(sessionMachine, {
  title: 'Session',
  section: '§4 Authentication',
  starts: [
    {
      situation: 'browser',
      says: 'Somebody opens the app in a browser.',
      input: { isInWrapper: false, waitsForWrapper: false },
      leadsTo: 'notAuthenticated',
    },
    {
      situation: 'wrapper up to 3.2.6',
      says: 'Somebody opens the native app, version 3.2.6.',
      input: { isInWrapper: true, waitsForWrapper: false },
      leadsTo: 'leftToWrapper',
    },
    {
      situation: 'wrapper above 3.2.6',
      says: 'Somebody opens the native app, version 3.2.7.',
      input: { isInWrapper: true, waitsForWrapper: true },
      leadsTo: 'awaitingWrapper',
    },
  ],
  outcomes: {
    resume: {
      done: [
        {
          situation: 'session found',
          says: 'A stored magic-link session is found, or the cookie stands for one.',
          value: { isSignedIn: true },
        },
        {
          situation: 'no session',
          says: 'Nothing is stored, and the identity service knows no session.',
          value: { isSignedIn: false },
        },
      ],
      error: [
        {
          situation: 'session unknown',
          says: 'The identity service cannot be reached.',
          value: noNetwork,
        },
      ],
    },
    signOut: {
      done: [
        {
          situation: 'sign-out under way',
          says: 'The sign-out is on its way; nobody waits for its answer.',
          value: {},
        },
      ],
      error: [
        {
          situation: 'sign-out not possible',
          says: 'The sign-out cannot even be sent.',
          value: noNetwork,
        },
      ],
    },
  },
  events: [
    { says: 'Open the home page.', event: { type: 'RESUME' } },
    {
      says: 'Send an assessment of a public link, after which the app wants to know who is there.',
      event: { type: 'PEEK' },
    },
    {
      says: 'Open a magic link, or log in with email and password.',
      event: { type: 'SIGNED_IN' },
    },
    {
      says: "Press 'Sign Out', or open /logout.",
      event: { type: 'SIGN_OUT' },
      onlyIn: ['authenticated'],
    },
    {
      says: 'Open the check-ins: the call is refused, and so is the renewal of the session.',
      event: { type: 'LOST' },
      onlyIn: ['authenticated'],
    },
    {
      says: "Press 'Sign Out' in another tab.",
      event: { type: 'SIGNED_OUT_ELSEWHERE' },
      onlyIn: ['authenticated'],
    },
    {
      says: 'Sign in as somebody else in another tab.',
      event: { type: 'SIGNED_IN_ELSEWHERE' },
      onlyIn: ['authenticated'],
    },
    { says: 'The native app takes no message.', event: { type: 'WRAPPER_SILENT' } },
    { says: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: {
    unknown: {
      title: 'Nobody has asked yet',
      sees: 'A public screen, such as the login, with nothing asked of the identity service.',
    },
    peeking: {
      title: 'Finding out for a public screen',
      sees: 'The same public screen, still busy.',
    },
    resuming: { title: 'Resuming', sees: 'The outline of a screen, nothing to press.' },
    failed: {
      title: 'It cannot be told who is there',
      sees: "'Something went wrong', that the connection is to blame, and 'Try again'.",
    },
    authenticated: {
      title: 'Signed in',
      sees: 'The screen that was asked for, with the person’s own data.',
    },
    signingOut: { title: 'Signing out', sees: 'The outline of a screen, nothing to press.' },
    notAuthenticated: {
      title: 'Signed out',
      sees: "'Log in', and no trace of anybody: neither here, nor with Back, nor in storage.",
    },
    leftToWrapper: {
      title: 'Left to the app',
      sees: "'One moment…'; the app has been sent `logout`. 'Log in here instead' leads to the login.",
    },
    awaitingWrapper: {
      title: 'Waiting for the app',
      sees: "'One moment…'; the app has been sent `auth-invalid`, and signs in and reloads.",
    },
  },
  distinguish: ({ isInWrapper, waitsForWrapper, failure, ending }) => ({
    isInWrapper,
    waitsForWrapper,
    failure,
    ending,
  }),
});
