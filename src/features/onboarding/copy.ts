import { t } from '@lingui/core/macro';

export const INITIATE_HEADING = () => t`Find your account`;
export const INITIATE_DETAIL = () =>
  t`Tell us how your clinic contacts you. If you have an invite, we will send you a code.`;
export const METHOD = () => t`Find my invite by`;
export const PHONE = () => t`Phone`;
export const PHONE_NUMBER = () => t`Phone number`;
export const EMAIL = () => t`Email`;
export const LAST_NAME = () => t`Last name`;
export const DATE_OF_BIRTH = () => t`Date of birth`;
/** The format of the field, whose mask has digits. */
export const DATE_OF_BIRTH_HINT = () => t`MM/DD/YYYY`;
export const INVALID_LOOKUP_EMAIL = () => t`Please enter a valid email`;
export const PERSON_REQUIRED = () => t`* Required`;
export const WHY_PERSON = () =>
  t`More than one person matches. Add your last name and date of birth so we can find you.`;
export const CONTINUE = () => t`Continue`;
export const LOOKING_UP = () => t`Looking for your invite…`;

export const VERIFY_HEADING = () => t`Enter your code`;
export const sentTo = (target: string) => t`We sent a 6-digit code to ${target}.`;
export const NO_CODE = () =>
  t`No code yet? It can take a few minutes. You can also go back, check what you entered, and get a new code.`;
export const VERIFICATION_CODE = () => t`Verification code`;
export const VERIFYING = () => t`Checking your code…`;
export const CODE_ACCEPTED = () => t`Confirmation code accepted!`;

export const SETUP_HEADING = () => t`Set up your account`;
/** After a submit that leads here (§4). */
export const ANSWERS_SENT = () => t`Your answers have been sent to your clinic.`;
export const SETUP_DETAIL = () => t`Choose a password so you can log in any time.`;
export const LOCKED_EMAIL = () =>
  t`This is the email that your clinic has for you. To change it, contact your clinician.`;
export const INVALID_EMAIL = () => t`Invalid email`;
export const REQUIRED = () => t`Required`;
export const PASSWORD = () => t`Password`;
export const CONFIRM_PASSWORD = () => t`Confirm password`;
export const NO_MATCH = () => t`Both passwords must match.`;
export const CREATE_ACCOUNT = () => t`Create account`;
export const CREATING = () => t`Creating your account…`;
export const ACCOUNT_CREATED = () => t`Your account has been created!`;

export const NO_INVITE = () => t`No active invite found. Try both your Phone and Email.`;
export const STILL_AMBIGUOUS = () =>
  t`There was an issue finding your account. Try using email instead or please reach out to your clinician and/or the provider's support for help.`;
export const NOT_CREATED = () =>
  t`Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.`;

export const ALREADY_SET_UP = () => t`Have you set up your account before?`;
export const LOG_IN = () => t`Log in`;
export const RESET_PASSWORD = () => t`Reset password`;

/** Shown when the request of a step fails and the server sent no message. */
export const FAILED = () =>
  ({
    initiate: t`We couldn't look for your invite. Please try again.`,
    verify: t`We couldn't check your code. Please try again.`,
    'setup-account': t`We couldn't create your account. Please try again.`,
  }) as const;

/** When it is not known whether the account was created. */
export const CREATE_UNCERTAIN = () =>
  t`We couldn't tell whether your account was created. Please try again.`;

export const formatStepNumber = (step: number) => t`Step ${step} of 3`;
