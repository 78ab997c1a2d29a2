import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const signInStatements: StatementGoals = {
  '§2.login.1': ['state asking', "event Fill in 'Email' and 'Password' and press 'Log in'."],
  '§2.login.3': [
    'start login page in the native app',
    'transition deciding · at once [isInWrapper] → asking',
  ],
  '§5.login.3': [
    'outcome signIn error: wrong password',
    'transition signingIn · signIn error [isInBrowser] → checkingSession',
    'transition signingIn · signIn error → asking',
  ],
  '§8.login.1': ['outcome signIn error: wrong password'],
};
