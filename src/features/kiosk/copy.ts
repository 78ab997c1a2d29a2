import { t } from '@lingui/core/macro';

/** `organizationName` is empty if the clinic has no name. */
export const welcomeTo = (organizationName: string) =>
  organizationName === '' ? t`Welcome` : t`Welcome to ${organizationName}`;
export const INTRO_TEXT = () => t`Tell us who you are, and we will open your assessments.`;
export const LAST_NAME = () => t`Last name`;
export const DATE_OF_BIRTH = () => t`Date of birth`;
/** The format of the field, whose mask has digits. */
export const DATE_OF_BIRTH_HINT = () => t`MM/DD/YYYY`;
export const MEDICAL_RECORD = () => t`Medical record number`;
export const MEDICAL_RECORD_HINT = () =>
  t`You can find it on letters from your clinic, or ask the front desk.`;
export const PHONE_NUMBER = () => t`Phone number`;
export const EMAIL = () => t`Email`;
export const WHY_CONTACT = () =>
  t`More than one person matches. Add your phone number or your email so we can find you. You only need one.`;
export const REQUIRED = () => t`* Required`;
export const INVALID_EMAIL = () => t`Please enter a valid email`;
export const CONTINUE = () => t`Continue`;
export const LOOKING_UP = () => t`Looking you up…`;
export const USE_NAME = () => t`Use name and date of birth instead`;
export const USE_RECORD = () => t`Use medical record number instead`;

export const STILL_AMBIGUOUS = () =>
  t`There was an issue finding your account. Try using email or MRN instead. If you need help, ask your clinician.`;
export const NO_MATCH = () =>
  t`No account found that matches the provided info. If you need help, ask your clinician.`;
export const FAILED = () => t`We couldn't look you up. Please try again.`;

export const PRIVACY_POLICY = () => t`Privacy Policy`;
export const TERMS = () => t`Terms`;
export const CLOSE = () => t`Close`;
export const readOnOwnDevice = (url: string) =>
  t`You can read it on your own phone or computer: ${url}`;
