import { describeMachine } from '../../walkthroughs/describe-machine';
import { expiredLinkMachine } from '../expired-link.machine';
import { expiredLinkStatements } from './expired-link.statements';

/** The registry entry of the page for expired intake links (§2, D9). */
export const expiredLinkEntry = describeMachine(expiredLinkMachine, {
  title: 'Expired intake link',
  section: '§4 Intake: expired link',
  starts: [
    {
      scenario: 'expired link with a code',
      description: 'A new patient has opened an expired link to their intake.',
      input: { code: 'intake-nia' },
      targetState: 'offering',
    },
    {
      scenario: 'expired link without a code',
      description: 'A user opens the page for expired links without the code of a link.',
      input: { code: null },
      targetState: 'withoutCode',
    },
  ],
  outcomes: {
    resendLink: {
      done: [{ scenario: 'link sent', description: 'The server sends a new link.', value: {} }],
      error: [
        {
          scenario: 'link not sent',
          description: 'The server does not know the code.',
          value: { reason: 'rejected', message: 'This code is unknown.' },
        },
      ],
    },
  },
  events: [{ description: "Press 'Resend Link'.", event: { type: 'RESEND' } }],
  states: {
    checkingCode: { title: 'Checking the code', expectedView: 'No change.' },
    withoutCode: {
      title: 'No code',
      expectedView:
        "'This link has expired', without 'Resend Link': the text says to open the link again or to ask the clinic, and whom to contact.",
    },
    offering: {
      title: 'Offering a new link',
      expectedView: "'This link has expired' with 'Resend Link', and whom to contact.",
    },
    sending: {
      title: 'Sending a new link',
      expectedView: "The same view. 'Resend Link' is busy.",
    },
    notSent: {
      title: 'Link not sent',
      expectedView:
        "A toast says that the link was not sent. The page says to try again or to ask the clinic, and whom to contact; 'Resend Link' can be pressed again.",
    },
    sent: {
      title: 'Link sent',
      expectedView: "'A new link has been sent.', without 'Resend Link'.",
    },
  },
  statements: expiredLinkStatements,
  getStateKey: ({ code }) => ({ hasCode: code !== null }),
});
