import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** Descriptions of the states, for testers (§4 Lifestyle check-in, D9). */
export const checkInStepperStateDescriptions: Readonly<Record<string, StateDescription>> = {
  loading: {
    title: 'Loading the check-in',
    expectedView: 'The loading screen, with nothing to press.',
  },
  failed: {
    title: 'Loading failed',
    expectedView: "'Something went wrong' with the server's message, and 'Try again'.",
  },
  missing: {
    title: 'Check-in not found',
    expectedView:
      "Signed in: the list of check-ins (/check-ins). With a public link: 'This link is no longer available'.",
  },
  taking: {
    title: 'Taking a check-in',
    expectedView:
      "One page of a check-in: a slider with its face, or all questions of the module; 'Next', or 'Submit' on the last " +
      "page; 'Back', except on the first page. After a failed submit, the reason.",
  },
  loadingStatuses: {
    title: 'Checking what the server has received',
    expectedView: "The page with its answers. 'Submit' is busy; a second press does nothing.",
  },
  submitting: {
    title: 'Sending the answers',
    expectedView: "The page with its answers. 'Submit' is busy; a second press does nothing.",
  },
  completed: {
    title: 'Submitted',
    expectedView:
      "The server has received the answers. Where it has not confirmed that: 'We had received your answers.'",
  },
  'completed.deciding': { title: 'Deciding what comes next', expectedView: 'No change.' },
  'completed.acknowledged': {
    title: 'Done',
    expectedView:
      "Signed in: the toast 'Thanks for checking in!' and the list of check-ins, this one marked 'Done'. With a public " +
      "link: 'Check-in complete!'.",
  },
  'completed.kiosk': {
    title: 'Done at the kiosk',
    expectedView: "'Check-in complete!' and 'Done'; no time at which anything was sent.",
  },
  'completed.returning': {
    title: 'Back to the kiosk',
    expectedView: 'The start page of the kiosk, without any data of this visitor.',
  },
};
