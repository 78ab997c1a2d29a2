import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const userGateStatements: StatementGoals = {
  '§4.gate.1': [
    'transition deciding · at once [isConsentMissing] → CONSENT_REQUIRED',
    'outcome loadGate done: consent required',
  ],
  '§4.gate.2': [
    'transition CONSENT_REQUIRED.reading · AGREED → CONSENT_REQUIRED.accepting',
    'outcome acceptConsent done: consent recorded',
  ],
  '§4.gate.3': [
    'transition CONSENT_REQUIRED.accepting · acceptConsent done [isBirthdayUnverified] → BIRTHDAY_CONFIRMATION_REQUIRED',
    'outcome loadGate done: consent required, birthday unverified',
  ],
  '§4.gate.4': ['start birthday confirmation off'],
  '§4.gate.5': [
    'transition deciding · at once [isBirthdayUnverified] → BIRTHDAY_CONFIRMATION_REQUIRED',
    'outcome loadGate done: birthday unverified',
  ],
  '§4.gate.6': [
    'transition deciding · at once → open',
    'state open',
    'outcome loadGate done: nothing to ask',
  ],
  '§4.gate.7': ['start clinician device'],
  '§8.birthday.1': [
    'transition BIRTHDAY_CONFIRMATION_REQUIRED.verifying · verifyBirthday done → BIRTHDAY_CONFIRMATION_REQUIRED.asking',
    'outcome verifyBirthday done: wrong date of birth',
  ],
  '§8.birthday.2': [
    'transition BIRTHDAY_CONFIRMATION_REQUIRED.verifying · verifyBirthday error → BIRTHDAY_CONFIRMATION_REQUIRED.asking',
  ],
  '§8.public-user.1': [
    'transition LOADING · loadGate error → failed',
    'outcome loadGate error: gate cannot be read',
  ],
};
