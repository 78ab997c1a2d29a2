import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** The states in a tester's words (§4 Lifestyle check-in, D9). */
export const checkInStepperStateDescriptions: Readonly<Record<string, StateDescription>> = {
  loading: {
    title: 'Reading the check-in',
    expectedView: 'The outline of a screen, nothing to press.',
  },
  failed: {
    title: 'The check-in could not be read',
    expectedView: "'Something went wrong' with the clinic's reason, and 'Try again'.",
  },
  missing: {
    title: 'There is no such check-in',
    expectedView:
      "Signed in, the list of check-ins (/check-ins); by a public link 'This link is no longer available'.",
  },
  taking: {
    title: 'Taking',
    expectedView:
      "One page of a check-in: a slider with its face, or all questions of the module; 'Next' or on the last page " +
      "'Submit', and 'Back' but on the first. After a failed submit, why.",
  },
  reloadingAssigned: {
    title: 'Finding out what was received',
    expectedView: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  checkingReceived: { title: 'Deciding what is still to be sent', expectedView: 'Nothing yet.' },
  submitting: {
    title: 'Sending the answers',
    expectedView: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  completed: {
    title: 'Done',
    expectedView:
      "Signed in, the toast 'Thanks for checking in!' over the list of check-ins, this one 'Done'; by a public link " +
      "'Check-in complete!'.",
  },
};
