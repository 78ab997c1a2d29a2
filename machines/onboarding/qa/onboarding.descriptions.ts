import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** Descriptions of the states, for testers (§2, §8). */
export const onboardingStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Choosing the first step', expectedView: 'No change.' },
  initiate: { title: 'Initiate', expectedView: "'Find your account'." },
  'initiate.asking': {
    title: 'Asking how to find the invite',
    expectedView:
      "'Find your account' with the radio buttons 'Phone' and 'Email' and a field for the selected one. After a first ambiguous lookup, also 'Last name' and 'Date of birth'. After a failed attempt, the reason.",
  },
  'initiate.lookingUp': {
    title: 'Looking up the invite',
    expectedView: "The same screen with its input. 'Continue' is busy.",
  },
  verify: { title: 'Verify', expectedView: "'Enter your code'." },
  'verify.asking': {
    title: 'Asking for the code',
    expectedView:
      "'Enter your code' with the field 'Verification code' and the phone number or email that the code was sent to. After a failed attempt, the reason.",
  },
  'verify.verifying': {
    title: 'Checking the code',
    expectedView: "The same screen with its input. 'Continue' is busy.",
  },
  'setup-account': { title: 'Setup account', expectedView: "'Set up your account'." },
  'setup-account.asking': {
    title: 'Asking for email and password',
    expectedView:
      "'Set up your account' with 'Email' (read-only if the clinic knows it), 'Password' with its rules, and 'Confirm password'. After a code, the toast 'Confirmation code accepted!'. After a failed attempt, the reason.",
  },
  'setup-account.checkingAccount': {
    title: 'Checking whether the account exists',
    expectedView: "The same screen with its input. 'Create account' is busy.",
  },
  'setup-account.creating': {
    title: 'Creating the account',
    expectedView: "The same screen with its input. 'Create account' is busy.",
  },
  'setup-account.signingIn': {
    title: 'Signing in',
    expectedView: "The same screen, still busy, and the toast 'Your account has been created!'.",
  },
  signedIn: { title: 'Signed in', expectedView: "'Get the app' with 'Skip'." },
  signedInInWrapper: {
    title: 'Signed in, in the native app',
    expectedView: 'The home page. The native app has received the email and password, once.',
  },
  createdNotSignedIn: {
    title: 'Account created, not signed in',
    expectedView: "'Log in' with the email and 'Your account has been created! Log in to start.'",
  },
  returnedToLogin: { title: 'Back on the login page', expectedView: "'Log in'." },
};
