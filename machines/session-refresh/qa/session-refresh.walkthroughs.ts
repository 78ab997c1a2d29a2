import type { Failure } from '../../port';
import { describeMachine } from '../../walkthroughs/describe-machine';
import { sessionRefreshMachine } from '../session-refresh.machine';
import type { Reply } from '../session-refresh.types';
import { sessionRefreshStatements } from './session-refresh.statements';

const refusal: Failure = { reason: 'rejected', message: 'Please log in again.' };
const tooManyRequests: Failure = { reason: 'busy', message: 'Too many requests.' };
const forbidden: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };

const accepted: Reply = { isObsolete: false, isUnauthorized: false, isTokenReplaced: false };
const unauthorized: Reply = { ...accepted, isUnauthorized: true };

/** The registry entry of a request that is refused with 401 (§4 Authentication, §8). */
export const sessionRefreshEntry = describeMachine(sessionRefreshMachine, {
  title: 'Session refresh',
  section: '§4 Authentication, 401',
  starts: [
    {
      scenario: 'profile refused',
      description:
        'A patient opens the account page with a magic link. The server answers the request for the profile with 401.',
      input: { isOptional: false },
      targetState: 'sessionEnded',
    },
    {
      scenario: 'clinic of an intake refused',
      description:
        'A new patient returns to the intake, which shows the number of the clinic and works without it. The server ' +
        'answers the request for it with 401.',
      input: { isOptional: true },
      targetState: 'answered',
    },
  ],
  outcomes: {
    refresh: {
      done: [
        {
          scenario: 'new tokens',
          description: 'The identity service issues new tokens.',
          value: { isObsolete: false, isOtherUser: false },
        },
        {
          scenario: 'tokens of another person',
          description:
            'Another person has signed in in this browser, and the identity service issues their tokens.',
          value: { isObsolete: false, isOtherUser: true },
        },
        {
          scenario: 'other session during the refresh',
          description: 'The user has signed out or signed in again during the refresh.',
          value: { isObsolete: true, isOtherUser: false },
        },
      ],
      error: [
        {
          scenario: 'refresh refused',
          description: 'The identity service refuses the refresh with 401.',
          value: refusal,
        },
        {
          scenario: 'refresh not possible now',
          description: 'The identity service answers 429: too many requests.',
          value: tooManyRequests,
        },
      ],
    },
    repeat: {
      done: [
        {
          scenario: 'repeated request accepted',
          description: 'The server accepts the repeated request.',
          value: accepted,
        },
        {
          scenario: 'repeated request refused',
          description: 'The server answers the repeated request with 401, too.',
          value: unauthorized,
        },
        {
          scenario: 'tokens replaced meanwhile',
          description:
            'The server answers with 401, but the tokens were refreshed again meanwhile.',
          value: { ...unauthorized, isTokenReplaced: true },
        },
        {
          scenario: 'other session during the repeated request',
          description: 'The user has signed out or signed in again before the response.',
          value: { ...accepted, isObsolete: true },
        },
      ],
      error: [
        {
          scenario: 'repeated request fails',
          description: 'The server rejects the repeated request with another status, and a reason.',
          value: forbidden,
        },
      ],
    },
  },
  events: [],
  states: {
    refreshing: {
      title: 'Refreshing the session',
      expectedView:
        'As while the request runs: the loading screen. One request to the identity service, however many were refused.',
    },
    repeating: {
      title: 'Repeating the request',
      expectedView: 'As while the request runs: the loading screen.',
    },
    answered: {
      title: 'Request answered',
      expectedView: 'The screen, as if the request had been accepted at once.',
    },
    failed: {
      title: 'Request failed',
      expectedView:
        'What the screen shows for a request that fails; the user stays signed in. Without an optional response, the screen.',
    },
    sessionEnded: {
      title: 'Session ended',
      expectedView: "'Log in'; for an intake, 'This link has expired'.",
    },
    otherUser: {
      title: 'Session of another person',
      expectedView: 'The screens of the other person, and a notice that says so.',
    },
    dropped: {
      title: 'Response dropped',
      expectedView: 'The screens of the new session, or the login page. Nothing of the response.',
    },
  },
  statements: sessionRefreshStatements,
  getStateKey: ({ isOptional }) => ({ isOptional }),
});
