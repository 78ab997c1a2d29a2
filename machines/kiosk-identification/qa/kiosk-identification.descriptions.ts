import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** What there is to see in each state of the kiosk, in a tester's words (§2, §8, D8). */
export const kioskStateDescriptions: Readonly<Record<string, StateDescription>> = {
  loadingClinic: {
    title: 'Loading the clinic',
    expectedView: "The outline of a screen under a header with 'Restart'.",
  },
  failed: {
    title: 'The clinic could not be read',
    expectedView: "'Something went wrong' with the reason, and 'Try again'.",
  },
  unknownClinic: {
    title: 'Unknown clinic',
    expectedView: "'Could not find clinic: …. Are you sure you have the right URL?', and no form.",
  },
  identifying: { title: 'Identifying', expectedView: "'Welcome to …' with the clinic's name." },
  'identifying.asking': {
    title: 'Asking who the visitor is',
    expectedView:
      "'Welcome to …' with 'Last name' and 'Date of birth', or with 'Medical record number', and the button to the other of the two. 'Phone number' and 'Email' as well, once more information was needed. After a failed try, the reason, and all that was typed.",
  },
  'identifying.lookingUp': {
    title: 'Looking the visitor up',
    expectedView:
      "The same screen with what was typed; 'Continue' is busy and a second press does nothing.",
  },
  matched: {
    title: 'Matched',
    expectedView: "The visitor's assessments; Back does not show the form again.",
  },
};
