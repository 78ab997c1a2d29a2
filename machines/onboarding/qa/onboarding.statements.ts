import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const onboardingStatements: StatementGoals = {
  '§2.accept-invite.1': [
    'state initiate.asking',
    'state verify.asking',
    'state setup-account.asking',
  ],
  '§2.accept-invite.2': [
    'transition starting · at once [startsAtVerify] → verify',
    'transition starting · at once [startsAtSetup] → setup-account',
    'start known email',
    'start code sent',
    'start assessments completed',
  ],
  '§2.accept-invite.3': [
    "event Enter a phone number, fill in the other fields on the screen, and press 'Continue'.",
  ],
  '§2.accept-invite.4': [
    'transition initiate.lookingUp · lookup done [isFirstAmbiguous] → initiate.asking',
  ],
  '§2.accept-invite.5': ['transition verify · BACK → initiate'],
  '§2.accept-invite.6': [
    'transition initiate · BACK → returnedToLogin',
    'transition setup-account.asking · BACK → returnedToLogin',
  ],
  '§4.onboarding.1': [
    'transition initiate.lookingUp · lookup done [isFound] → verify',
    'transition verify.verifying · verifyCode done → setup-account',
  ],
  '§5.account.4': ['start assessments completed'],
  '§8.lookup.1': [
    'transition initiate.lookingUp · lookup done → initiate.asking',
    'outcome lookup done: no invite',
  ],
  '§8.lookup.3': [
    'transition initiate.lookingUp · lookup done [isFirstAmbiguous] → initiate.asking',
    'outcome lookup done: several invites',
  ],
  '§8.lookup.4': ['transition initiate.lookingUp · lookup done [isAmbiguous] → initiate.asking'],
  '§8.onboarding.1': [
    'outcome lookup error: invite cannot be looked up',
    'outcome verifyCode error: wrong code',
    'outcome createAccount error: account cannot be created',
  ],
  '§8.onboarding.2': [
    'transition setup-account.creating · createAccount done → setup-account.asking',
    'outcome createAccount done: account refused',
  ],
  '§8.onboarding.3': ['transition verify.verifying · verifyCode done → setup-account'],
  '§8.onboarding.4': [
    'transition setup-account.creating · createAccount done [isCreated] → setup-account.signingIn',
  ],
};
