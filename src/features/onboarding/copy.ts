export const INITIATE_HEADING = 'Find your account';
export const INITIATE_DETAIL =
  'Tell us how your clinic contacts you. If you have an invite, we will send you a code.';
export const METHOD = 'Find my invite by';
export const PHONE = 'Phone';
export const PHONE_NUMBER = 'Phone number';
export const EMAIL = 'Email';
export const LAST_NAME = 'Last name';
export const DATE_OF_BIRTH = 'Date of birth';
export const INVALID_LOOKUP_EMAIL = 'Please enter a valid email';
export const PERSON_REQUIRED = '* Required';
export const WHY_PERSON =
  'More than one person matches. Add your last name and date of birth so we can find you.';
export const CONTINUE = 'Continue';
export const BACK = 'Back';
export const LOOKING_UP = 'Looking for your invite…';

export const VERIFY_HEADING = 'Enter your code';
export const sentTo = (target: string) => `We sent a 6-digit code to ${target}.`;
export const NO_CODE =
  'No code yet? It can take a few minutes. You can also go back, check what you entered, and get a new code.';
export const VERIFICATION_CODE = 'Verification code';
export const VERIFYING = 'Checking your code…';
export const CODE_ACCEPTED = 'Confirmation code accepted!';

export const SETUP_HEADING = 'Set up your account';
export const SETUP_DETAIL = 'Choose a password so you can log in any time.';
export const LOCKED_EMAIL =
  'This is the email that your clinic has for you. To change it, contact your clinician.';
export const INVALID_EMAIL = 'Invalid email';
export const REQUIRED = 'Required';
export const PASSWORD = 'Password';
export const CONFIRM_PASSWORD = 'Confirm password';
export const NO_MATCH = 'Both passwords must match.';
export const CREATE_ACCOUNT = 'Create account';
export const CREATING = 'Creating your account…';
export const ACCOUNT_CREATED = 'Your account has been created!';
export const LOG_IN_NOW = 'Your account has been created! Log in to start.';

export const NO_INVITE = 'No active invite found. Try both your Phone and Email.';
export const STILL_AMBIGUOUS =
  "There was an issue finding your account. Try using email instead or please reach out to your clinician and/or the provider's support for help.";
export const NOT_CREATED =
  "Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.";

export const ALREADY_SET_UP = 'Have you set up your account before?';
export const LOG_IN = 'Log in';
export const RESET_PASSWORD = 'Reset password';

/** Shown when the request of a step fails and the server sent no message. */
export const FAILED = {
  initiate: "We couldn't look for your invite. Please try again.",
  verify: "We couldn't check your code. Please try again.",
  'setup-account': "We couldn't create your account. Please try again.",
} as const;

export const formatStepNumber = (step: number) => `Step ${step} of 3`;
