import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const kioskVisitStatements: StatementGoals = {
  '§2.user-assessments.4': [
    'event Open the assessments of a visitor, with homescreenUrl.',
    'transition restarting.rewinding · rewindHistory done [isOwnPath] → restarting.opening',
  ],
  '§2.clinic.1': ['event Open the page of the clinic.', "event Press 'Restart'."],
};
