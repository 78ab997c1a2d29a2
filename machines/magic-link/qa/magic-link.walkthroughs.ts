import { describeMachine } from '../../walkthroughs/describe-machine';
import { magicLinkMachine } from '../magic-link.machine';
import { OFFLINE } from '../../walkthroughs/failures';

/** The registry entry of signing in by a link (§4 Authentication, D3). */
export const magicLinkEntry = describeMachine(magicLinkMachine, {
  title: 'Magic link',
  section: '§4 Authentication',
  starts: [
    {
      scenario: 'link opened',
      description: 'A patient opens a link from a message, /magic-link?code=…&next=….',
      input: { code: 'a-code' },
      targetState: 'exchanging',
    },
    {
      scenario: 'link without a code',
      description: 'A patient opens /magic-link without a code.',
      input: { code: '' },
      targetState: 'expired',
    },
  ],
  outcomes: {
    exchangeCode: {
      done: [
        {
          scenario: 'code accepted',
          description: 'The server exchanges the code for a session.',
          value: {},
        },
      ],
      error: [
        {
          scenario: 'code refused',
          description: 'The server refuses the code: it is too old, or has been used.',
          value: { reason: 'rejected', message: null },
        },
        {
          scenario: 'code not exchanged',
          description: 'The server cannot be reached.',
          value: OFFLINE,
        },
      ],
    },
  },
  events: [{ description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } }],
  states: {
    opening: { title: 'Opening the link', expectedView: 'Nothing: the state is left at once.' },
    exchanging: {
      title: 'Exchanging the code',
      expectedView: 'The loading screen. The code is not in the URL any more.',
    },
    failed: {
      title: 'Not exchanged',
      expectedView:
        "'Something went wrong' with a message about the connection, and 'Try again'. A reload uses the link again.",
    },
    signedIn: {
      title: 'Signed in',
      expectedView: 'The page of the link, else the home page. Back does not return to the link.',
    },
    expired: {
      title: 'Expired',
      expectedView: "'Log in' with 'This link has expired. Please log in.'",
    },
  },
  journeys: [
    {
      title: 'A magic link signs in at the second attempt.',
      start: 'link opened',
      steps: [
        'exchangeCode error: code not exchanged',
        "Press 'Try again'.",
        'exchangeCode done: code accepted',
      ],
    },
  ],
  getStateKey: ({ code, failure }) => ({ hasCode: code !== '', failure }),
});
