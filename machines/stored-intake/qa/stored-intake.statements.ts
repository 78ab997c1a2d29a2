import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const storedIntakeStatements: StatementGoals = {
  '§4.intro.4': [
    'start another link',
    'transition clearingOthers · clearOtherIntakes done → checkingAccount',
    'start signed in by another link',
    'transition checkingAccount · at once [hasOtherAccount] → endingAccount',
    'transition endingAccount · endAccountSession done → claiming',
  ],
};
