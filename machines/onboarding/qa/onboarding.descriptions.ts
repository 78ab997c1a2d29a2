import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** What there is to see in each state of onboarding, in a tester's words (§2, §8). */
export const onboardingStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Choosing the first step', expectedView: 'Nothing yet.' },
  initiate: { title: 'Initiate', expectedView: "'Find your account'." },
  'initiate.asking': {
    title: 'Asking how to find the invite',
    expectedView:
      "'Find your account' with the radios 'Phone' and 'Email' and a field for the chosen one. After a first ambiguous answer 'Last name' and 'Date of birth' as well. After a failed try, the reason.",
  },
  'initiate.lookingUp': {
    title: 'Looking for the invite',
    expectedView: "The same screen with what was typed; 'Continue' is busy.",
  },
  verify: { title: 'Verify', expectedView: "'Enter your code'." },
  'verify.asking': {
    title: 'Asking for the code',
    expectedView:
      "'Enter your code' with the field 'Verification code', and where the code was sent. After a failed try, the reason.",
  },
  'verify.verifying': {
    title: 'Checking the code',
    expectedView: "The same screen with what was typed; 'Continue' is busy.",
  },
  'setup-account': { title: 'Setup account', expectedView: "'Set up your account'." },
  'setup-account.asking': {
    title: 'Asking for email and password',
    expectedView:
      "'Set up your account' with 'Email', locked where the clinic knows it, 'Password' with its rules, 'Confirm password'. After a code, the toast 'Confirmation code accepted!'. After a failed try, the reason.",
  },
  'setup-account.creating': {
    title: 'Creating the account',
    expectedView: "The same screen with what was typed; 'Create account' is busy.",
  },
  'setup-account.signingIn': {
    title: 'Signing in',
    expectedView: "The same screen, still busy, and the toast 'Your account has been created!'.",
  },
  signedIn: { title: 'Signed in', expectedView: "'Get the app' with 'Skip'." },
  signedInInWrapper: {
    title: 'Signed in within the app',
    expectedView: 'The home screen; the native app has been told the email and password, once.',
  },
  createdNotSignedIn: {
    title: 'Created, not signed in',
    expectedView: "'Log in' with the email and 'Your account has been created! Log in to start.'",
  },
  returnedToLogin: { title: 'Back at the login', expectedView: "'Log in'." },
};
