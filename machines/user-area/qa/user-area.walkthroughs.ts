import { describeMachine } from '../../walkthroughs/describe-machine';
import { userAreaMachine } from '../user-area.machine';

const CLOSED =
  "'This form was closed' with the reason: the user has signed out, or another person has signed in. No question and no name is left.";

/** The registry entry of the forms of a public link, and what happens to them in another tab (D3). */
export const userAreaEntry = describeMachine(userAreaMachine, {
  title: 'Forms of a public link',
  section: '§4 Authentication',
  starts: [
    {
      scenario: 'link opened',
      description: 'A patient opens a link to an assessment.',
      input: { userId: 'ada' },
      targetState: 'closed',
    },
    {
      scenario: 'link of another person',
      description: 'Another person opens a link to an assessment.',
      input: { userId: 'kai' },
      targetState: 'closed',
    },
  ],
  outcomes: {},
  events: [
    {
      description: 'The patient signs out in another tab.',
      event: { type: 'SIGNED_OUT_ELSEWHERE', userId: 'ada' },
    },
    {
      description: 'Another person signs out in another tab.',
      event: { type: 'SIGNED_OUT_ELSEWHERE', userId: 'kai' },
    },
    {
      description: 'The patient signs in in another tab.',
      event: { type: 'SIGNED_IN_ELSEWHERE', userId: 'ada' },
    },
    {
      description: "A clinic page is open in another tab: press 'Restart' there.",
      event: { type: 'SIGNED_OUT_ELSEWHERE', userId: null },
    },
    {
      description: 'Another person signs in in another tab.',
      event: { type: 'SIGNED_IN_ELSEWHERE', userId: 'kai' },
    },
    {
      description: 'Follow a link to another site, sign out in another tab, and go back.',
      event: { type: 'SIGN_OUT_MISSED' },
    },
    {
      description: 'Wait until the form is off the screen.',
      event: { type: 'SCREENS_CLOSED' },
    },
  ],
  states: {
    open: { title: 'Open', expectedView: 'The questions of the assessment.' },
    closing: { title: 'Closing', expectedView: CLOSED },
    closed: { title: 'Closed', expectedView: CLOSED },
  },
  getStateKey: ({ closedBy }) => ({ closedBy }),
});
