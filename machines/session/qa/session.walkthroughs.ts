import { describeMachine } from '../../walkthroughs/describe-machine';
import { sessionMachine } from '../session.machine';
import { sessionStatements } from './session.statements';
import { OFFLINE } from '../../walkthroughs/failures';

/** The registry entry of authentication (§4). */
export const sessionEntry = describeMachine(sessionMachine, {
  title: 'Session',
  section: '§4 Authentication',
  starts: [
    {
      scenario: 'browser',
      description: 'A user opens the app in a browser.',
      input: { isInWrapper: false, waitsForWrapper: false },
      targetState: 'notAuthenticated',
    },
    {
      scenario: 'wrapper up to 3.2.6',
      description: 'A user opens the native app, version 3.2.6.',
      input: { isInWrapper: true, waitsForWrapper: false },
      targetState: 'handedToWrapper',
    },
    {
      scenario: 'wrapper above 3.2.6',
      description: 'A user opens the native app, version 3.2.7.',
      input: { isInWrapper: true, waitsForWrapper: true },
      targetState: 'awaitingWrapper',
    },
  ],
  outcomes: {
    resume: {
      done: [
        {
          scenario: 'session found',
          description: 'There is a stored magic-link session, or the cookie has a session.',
          value: { isSignedIn: true },
        },
        {
          scenario: 'no session',
          description: 'No session is stored, and the identity service has none.',
          value: { isSignedIn: false },
        },
      ],
      error: [
        {
          scenario: 'session unknown',
          description: 'The identity service cannot be reached.',
          value: OFFLINE,
        },
      ],
    },
    signOut: {
      done: [
        {
          scenario: 'sign-out in progress',
          description: 'The sign-out request is sent; the app does not wait for the response.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'sign-out not possible',
          description: 'The sign-out request cannot be sent.',
          value: OFFLINE,
        },
      ],
    },
  },
  events: [
    { description: 'Open the home page.', event: { type: 'RESUME' } },
    {
      description: 'Submit an assessment of a public link; the app then checks the session.',
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
      description: 'Open the login page in the native app.',
      event: { type: 'LOGIN_OPENED' },
      onlyIn: ['authenticated', 'notAuthenticated', 'awaitingWrapper', 'handedToWrapper'],
      isPossible: ({ isInWrapper }) => isInWrapper,
    },
    {
      description:
        'Open the check-ins: the server rejects the request and the refresh of the session.',
      event: { type: 'SESSION_EXPIRED' },
      onlyIn: ['authenticated'],
    },
    {
      description: "Press 'Sign Out' in another tab.",
      event: { type: 'SIGNED_OUT_ELSEWHERE' },
      onlyIn: ['authenticated'],
    },
    {
      description: 'The session is lost in another tab: the server rejects its refresh there.',
      event: { type: 'SESSION_LOST_ELSEWHERE' },
      onlyIn: ['authenticated'],
    },
    {
      description: 'Sign in as another user in another tab.',
      event: { type: 'SIGNED_IN_ELSEWHERE', userId: 'another-user' },
      onlyIn: ['authenticated'],
    },
    {
      description: 'The native app does not accept the message.',
      event: { type: 'WRAPPER_UNAVAILABLE' },
    },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  states: {
    unknown: {
      title: 'Not checked yet',
      expectedView: 'A public screen, such as the login page; no request to the identity service.',
    },
    checkingSession: {
      title: 'Checking for a public screen',
      expectedView: 'The same public screen, still busy.',
    },
    resuming: { title: 'Resuming', expectedView: 'The loading screen, with nothing to press.' },
    failed: {
      title: 'Resuming failed',
      expectedView: "'Something went wrong' with a message about the connection, and 'Try again'.",
    },
    authenticated: {
      title: 'Signed in',
      expectedView: 'The requested screen, with the data of the user.',
    },
    signingOut: {
      title: 'Signing out',
      expectedView: 'The loading screen, with nothing to press.',
    },
    notAuthenticated: {
      title: 'Signed out',
      expectedView:
        "'Log in'. No data of a user is left on the screen, behind Back, or in storage. After a sign-out in another tab, or if nobody has used the page, the page says so.",
    },
    handedToWrapper: {
      title: 'Handed to the native app',
      expectedView:
        "'One moment…', where 'Log in here instead' opens the login page, or that page. The native app has received `logout`.",
    },
    awaitingWrapper: {
      title: 'Waiting for the native app',
      expectedView:
        "'One moment…'. The native app has received `auth-invalid`; it signs in and reloads.",
    },
  },
  statements: sessionStatements,
  getStateKey: ({ isInWrapper, waitsForWrapper, failure, ending, isEndedElsewhere }) => ({
    isInWrapper,
    waitsForWrapper,
    failure,
    ending,
    isEndedElsewhere,
  }),
});
