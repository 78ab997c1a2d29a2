import type { StateText } from '../walkthroughs/walkthrough.types';

/** What there is to see in each state of onboarding, in a tester's words (§2, §8). */
export const onboardingStates: Readonly<Record<string, StateText>> = {
  starting: { title: 'Choosing the first step', sees: 'Nothing yet.' },
  initiate: { title: 'Initiate', sees: "'Find your account'." },
  'initiate.asking': {
    title: 'Asking how to find the invite',
    sees: "'Find your account' with the radios 'Phone' and 'Email' and a field for the chosen one. After a first ambiguous answer 'Last name' and 'Date of birth' as well. After a failed try, the reason.",
  },
  'initiate.lookingUp': {
    title: 'Looking for the invite',
    sees: "The same screen with what was typed; 'Continue' is busy.",
  },
  verify: { title: 'Verify', sees: "'Enter your code'." },
  'verify.asking': {
    title: 'Asking for the code',
    sees: "'Enter your code' with the field 'Verification code', and where the code was sent. After a failed try, the reason.",
  },
  'verify.verifying': {
    title: 'Checking the code',
    sees: "The same screen with what was typed; 'Continue' is busy.",
  },
  'setup-account': { title: 'Setup account', sees: "'Set up your account'." },
  'setup-account.asking': {
    title: 'Asking for email and password',
    sees: "'Set up your account' with 'Email', locked where the clinic knows it, 'Password' with its rules, 'Confirm password'. After a code, the toast 'Confirmation code accepted!'. After a failed try, the reason.",
  },
  'setup-account.creating': {
    title: 'Creating the account',
    sees: "The same screen with what was typed; 'Create account' is busy.",
  },
  'setup-account.signingIn': {
    title: 'Signing in',
    sees: "The same screen, still busy, and the toast 'Your account has been created!'.",
  },
  signedIn: { title: 'Signed in', sees: "'Get the app' with 'Skip'." },
  signedInWithinApp: {
    title: 'Signed in within the app',
    sees: 'The home screen; the native app has been told the email and password, once.',
  },
  createdOnly: {
    title: 'Created, not signed in',
    sees: "'Log in' with the email and 'Your account has been created! Log in to start.'",
  },
  backAtLogin: { title: 'Back at the login', sees: "'Log in'." },
};
