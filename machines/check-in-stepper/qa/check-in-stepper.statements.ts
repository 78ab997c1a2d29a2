import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const checkInStepperStatements: StatementGoals = {
  '§2.check-ins.4': [
    'transition loading · loadCheckIns done → missing',
    'outcome loadCheckIns done: no such check-in',
  ],
  '§2.check-ins.5': ['transition submitting · submit done → completed'],
  '§2.check-ins.6': ['state completed'],
  '§2.check-ins.7': ['state taking'],
  '§2.user-check-ins.2': ['outcome loadCheckIns done: two modules'],
  '§4.lifestyle.1': ['outcome loadCheckIns done: lifestyle', "event Move the slider 'Energy'."],
  '§4.lifestyle.2': [
    'transition taking · NEXT [hasNextStep]',
    'transition taking · SUBMIT [isLastStep] → submitting',
  ],
  '§4.lifestyle.3': ['transition taking · BACK [hasPreviousStep]'],
  '§8.check-in.1': ['state missing'],
};
