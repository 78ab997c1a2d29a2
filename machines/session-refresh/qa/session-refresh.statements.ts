import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const sessionRefreshStatements: StatementGoals = {
  '§4.authentication.2': [
    'state refreshing',
    'transition refreshing · refresh done → repeating',
    'transition repeating · repeat done [isAccepted] → answered',
  ],
  '§4.authentication.3': [
    'transition refreshing · refresh error [isRefused] → sessionEnded',
    'transition repeating · repeat done → sessionEnded',
  ],
  '§8.session.1': [
    'transition refreshing · refresh done → repeating',
    'outcome repeat done: repeated request accepted',
  ],
  '§8.session.2': ['state sessionEnded', 'outcome refresh error: refresh refused'],
};
