import { describeMachine } from '../../walkthroughs/describe-machine';
import { signInMachine } from '../sign-in.machine';
import { signInStatements } from './sign-in.statements';
import { OFFLINE } from '../../walkthroughs/failures';

const form =
  "'Log in' with 'Email', 'Password', 'Forgot password?' and the link for first-time users";

/** The registry entry of signing in (§2 Login). */
export const signInEntry = describeMachine(signInMachine, {
  title: 'Sign-in',
  section: '§2 Login',
  starts: [
    {
      scenario: 'login page',
      description: 'A patient opens /login in a browser.',
      input: { isInWrapper: false, isSignedIn: false },
      targetState: 'asking',
    },
    {
      scenario: 'login page while signed in',
      description: 'A patient who is signed in opens /login in a browser.',
      input: { isInWrapper: false, isSignedIn: true },
      targetState: 'signedIn',
    },
    {
      scenario: 'login page in the native app',
      description: 'A patient opens /login in the native app.',
      input: { isInWrapper: true, isSignedIn: false },
      targetState: 'asking',
    },
  ],
  outcomes: {
    resumeSession: {
      done: [
        {
          scenario: 'session found',
          description: 'The cookie of this browser has a session.',
          value: { isSignedIn: true },
        },
        {
          scenario: 'no session',
          description: 'The identity service has no session for this browser.',
          value: { isSignedIn: false },
        },
      ],
      error: [
        {
          scenario: 'session unknown',
          description: 'The identity service cannot be reached to ask for a session.',
          value: OFFLINE,
        },
      ],
    },
    signIn: {
      done: [
        {
          scenario: 'credentials accepted',
          description: 'The server accepts email and password.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'wrong password',
          description: 'The server refuses email and password, and says why.',
          value: { reason: 'rejected', message: 'Wrong email or password.' },
        },
        {
          scenario: 'sign-in without connection',
          description: 'The identity service cannot be reached.',
          value: OFFLINE,
        },
      ],
    },
  },
  events: [
    {
      description: "Fill in 'Email' and 'Password' and press 'Log in'.",
      event: {
        type: 'SUBMITTED',
        credentials: { email: 'Ada@example.com', password: 'Sunny-Day-42' },
      },
    },
    { description: 'Sign in in another tab.', event: { type: 'SESSION_CHANGED' } },
  ],
  states: {
    deciding: { title: 'Opening the page', expectedView: 'Nothing: the state is left at once.' },
    checkingSession: {
      title: 'Looking for a session',
      expectedView: `${form}. The form can be used.`,
    },
    asking: {
      title: 'Asking for email and password',
      expectedView: `${form}. After a failed attempt, the server's message or what to do; the fields keep their input.`,
    },
    signingIn: {
      title: 'Signing in',
      expectedView: "The form with its input. 'Log in' is busy; a second press does nothing.",
    },
    signedIn: {
      title: 'Signed in',
      expectedView:
        'The page that the user wanted to open, else the home page. Back skips the form.',
    },
  },
  statements: signInStatements,
  getStateKey: ({ isInWrapper, isSignedIn, failure }) => ({ isInWrapper, isSignedIn, failure }),
});
