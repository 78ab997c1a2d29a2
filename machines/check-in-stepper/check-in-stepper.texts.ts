import type { StateText } from '../walkthroughs/walkthrough.types';

/** The states in a tester's words (§4 Lifestyle check-in, D9). */
export const checkInStepperStates: Readonly<Record<string, StateText>> = {
  loading: { title: 'Reading the check-in', sees: 'The outline of a screen, nothing to press.' },
  failed: {
    title: 'The check-in could not be read',
    sees: "'Something went wrong' with the clinic's reason, and 'Try again'.",
  },
  missing: {
    title: 'There is no such check-in',
    sees: "Signed in, the list of check-ins (/check-ins); by a public link 'This link is no longer available'.",
  },
  taking: {
    title: 'Taking',
    sees:
      "One page of a check-in: a slider with its face, or all questions of the module; 'Next' or on the last page " +
      "'Submit', and 'Back' but on the first. After a failed submit, why.",
  },
  rereading: {
    title: 'Finding out what was received',
    sees: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  resuming: { title: 'Deciding what is still to be sent', sees: 'Nothing yet.' },
  submitting: {
    title: 'Sending the answers',
    sees: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  completed: {
    title: 'Done',
    sees:
      "Signed in, the toast 'Thanks for checking in!' over the list of check-ins, this one 'Done'; by a public link " +
      "'Check-in complete!'.",
  },
};
