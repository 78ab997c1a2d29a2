import { describeMachine } from '../../walkthroughs/describe-machine';
import { storedIntakeMachine } from '../stored-intake.machine';
import { storedIntakeStatements } from './stored-intake.statements';

const linkCode = 'intake-nia';
const otherCode = 'intake-omar';
const nothing = {
  linkCode,
  sessionCode: null,
  progressCode: null,
  accountCode: null,
  isInApp: false,
};

/** The registry entry of what continues when an intake link is opened (§4 INTRO). */
export const storedIntakeEntry = describeMachine(storedIntakeMachine, {
  title: 'Stored intake',
  section: '§4 Intake steps in order: INTRO',
  starts: [
    {
      scenario: 'nothing stored',
      description: 'A new patient opens the link to their intake for the first time.',
      input: nothing,
      targetState: 'restored',
    },
    {
      scenario: 'same link',
      description:
        "A new patient who stopped at 'How to reach you' opens the same link on this device.",
      input: { ...nothing, sessionCode: linkCode, progressCode: linkCode },
      targetState: 'restored',
    },
    {
      scenario: 'another link',
      description: 'A new patient opens their link where another person stopped in theirs.',
      input: { ...nothing, sessionCode: otherCode, progressCode: otherCode },
      targetState: 'restored',
    },
    {
      scenario: 'no code in the address',
      description: "A new patient who stopped at 'How to reach you' opens /intake without a code.",
      input: { ...nothing, linkCode: null, sessionCode: linkCode, progressCode: linkCode },
      targetState: 'restored',
    },
    {
      scenario: 'signed in by another link',
      description: 'A new patient opens their link where a user is signed in by another link.',
      input: { ...nothing, accountCode: 'code-of-ada' },
      targetState: 'endingAccount',
    },
    {
      scenario: 'signed in by another link in the app',
      description: 'The same in the native app, to which the session of the user belongs.',
      input: { ...nothing, accountCode: 'code-of-ada', isInApp: true },
      targetState: 'restored',
    },
  ],
  outcomes: {
    endAccountSession: {
      done: [
        { scenario: 'session ended', description: 'The session of the user has ended.', value: {} },
      ],
      error: [
        {
          scenario: 'session not ended',
          description: 'The code that ends the session cannot be loaded.',
          value: { reason: 'offline', message: null },
        },
      ],
    },
  },
  events: [],
  states: {
    checkingCode: {
      title: 'Checking for a code',
      expectedView: 'The loading screen.',
    },
    checkingSession: {
      title: 'Checking the stored session of the intake',
      expectedView: 'The loading screen.',
    },
    checkingProgress: {
      title: 'Checking the stored step and data',
      expectedView: 'The loading screen.',
    },
    checkingAccount: {
      title: 'Checking who is signed in',
      expectedView: 'The loading screen.',
    },
    endingAccount: {
      title: 'Ending the session of another link',
      expectedView: 'The loading screen.',
    },
    restored: {
      title: 'Restored',
      expectedView:
        "The step at which the same link stopped, with its data; otherwise 'Welcome', and nothing of another person.",
    },
    notEnded: {
      title: 'Session not ended',
      expectedView: 'The loading screen, until the page is loaded again.',
    },
  },
  statements: storedIntakeStatements,
  getStateKey: (context) => context,
});
