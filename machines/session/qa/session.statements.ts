import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const sessionStatements: StatementGoals = {
  '§2.signed-in.1': ['transition resuming · resume done → notAuthenticated'],
  '§2.logout.1': ['transition signingOut · signOut done → notAuthenticated'],
  '§2.logout.2': ['transition signingOut · signOut done [isInWrapper] → handedToWrapper'],
  '§4.authentication.1': [
    'transition resuming · resume done [isSignedIn] → authenticated',
    'outcome resume done: session found',
  ],
  '§4.authentication.3': ['transition  · SESSION_EXPIRED → notAuthenticated'],
  '§4.authentication.4': [
    'transition  · SESSION_EXPIRED [isInWrapper] → notAuthenticated',
    'transition  · SESSION_EXPIRED [waitsForWrapper] → awaitingWrapper',
  ],
  '§4.authentication.5': ['state signingOut', "event Press 'Sign Out', or open /logout."],
  '§8.session.2': [
    'transition  · SESSION_EXPIRED → notAuthenticated',
    'event Open the check-ins: the server rejects the request and the refresh of the session.',
  ],
  '§9.wrapper.2': ['start wrapper above 3.2.6', 'start wrapper up to 3.2.6'],
};
