import type { StateDescription } from '../../walkthroughs/walkthrough.types';

const LOADING = 'The loading screen.';
const ELSEWHERE = "'This check-in is open in another tab.' with 'Continue here'.";
const STEPS =
  "The step at which the same link stopped, with its data; otherwise 'Welcome', and nothing of another person.";

/** Descriptions of the states, for testers (§4 INTRO, D9). */
export const storedIntakeStateDescriptions: Readonly<Record<string, StateDescription>> = {
  checkingCode: { title: 'Checking for a code', expectedView: LOADING },
  withoutCode: {
    title: 'No code',
    expectedView: "'This link has expired', without 'Resend Link'.",
  },
  clearingOthers: { title: 'Clearing the intakes of other links', expectedView: LOADING },
  checkingAccount: { title: 'Checking who is signed in', expectedView: LOADING },
  endingAccount: { title: 'Ending the session of another link', expectedView: LOADING },
  failed: {
    title: 'Not opened',
    expectedView: "'Something went wrong' with 'Try again', and nothing of any intake.",
  },
  claiming: { title: 'Checking for another tab', expectedView: LOADING },
  openElsewhere: { title: 'Open in another tab', expectedView: ELSEWHERE },
  waitingForHandover: { title: 'Waiting for the other tab', expectedView: ELSEWHERE },
  'waitingForHandover.waitingForReply': {
    title: 'Waiting for a reply of the other tab',
    expectedView: `${ELSEWHERE} The button is busy.`,
  },
  'waitingForHandover.waitingForRequests': {
    title: 'Waiting for a request of the other tab',
    expectedView: `${ELSEWHERE} The button is busy.`,
  },
  takingOver: {
    title: 'Taking over from a tab that does not reply',
    expectedView: `${ELSEWHERE} The button is busy.`,
  },
  writing: { title: 'The tab that writes', expectedView: STEPS },
  'writing.idle': { title: 'No request under way', expectedView: STEPS },
  'writing.requesting': {
    title: 'A request under way',
    expectedView: 'The same step; its button is busy.',
  },
  'writing.finishing': {
    title: 'Another tab waits for the response',
    expectedView: 'The same step; its button is busy.',
  },
  ended: { title: 'Ended', expectedView: 'The screen at which the steps have ended.' },
  completedElsewhere: {
    title: 'Completed in another tab',
    expectedView: "'You have already completed your intake'.",
  },
};
