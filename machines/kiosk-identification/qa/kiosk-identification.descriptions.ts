import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** Descriptions of the states, for testers (§2, §8, D8). */
export const kioskStateDescriptions: Readonly<Record<string, StateDescription>> = {
  loadingClinic: {
    title: 'Loading the clinic',
    expectedView: "The loading screen under a header with 'Restart'.",
  },
  failed: {
    title: 'Loading failed',
    expectedView: "'Something went wrong' with the reason, and 'Try again'.",
  },
  unknownClinic: {
    title: 'Unknown clinic',
    expectedView:
      "'Could not find clinic: …. Are you sure you have the right URL?', without a form.",
  },
  identifying: { title: 'Identifying', expectedView: "'Welcome to …' with the clinic's name." },
  'identifying.asking': {
    title: 'Asking who the visitor is',
    expectedView:
      "'Welcome to …' with 'Last name' and 'Date of birth', or with 'Medical record number', and a button to switch between the two. Also 'Phone number' and 'Email' once more information is needed. After a failed attempt, the reason; the fields keep their input.",
  },
  'identifying.lookingUp': {
    title: 'Looking the visitor up',
    expectedView:
      "The same screen with its input. 'Continue' is busy; a second press does nothing.",
  },
  matched: {
    title: 'Matched',
    expectedView: "The visitor's assessments. Back does not return to the form.",
  },
};
