import { t } from '@lingui/core/macro';

export const CONSENT_HEADING = () => t`Consent`;
/** Above the clinic's text, which may be empty (D9). `possessive` is a patient's name; null for the patient. */
export const consentReason = (possessive: string | null) =>
  possessive === null
    ? t`Your clinic asks for your consent before you continue.`
    : t`${possessive} clinic asks for your consent before you continue.`;
export const formatReadingTime = (minutes: number) =>
  // Without `plural`, as all texts of a first screen (docs/decisions/0021).
  minutes === 1 ? t`About 1 minute to read` : t`About ${minutes} minutes to read`;
export const NO_CONSENT = () =>
  t`If you do not agree, you can close this page. Nothing is sent until you agree.`;
export const NO_CONSENT_AT_KIOSK = () =>
  t`If you do not agree, tell the front desk. Nothing is sent until you agree.`;
export const PRIVACY_POLICY = () => t`Privacy Policy`;
export const AGREE = () => t`I agree`;
export const CONSENT_FAILED = () => t`We couldn't record your consent. Please try again.`;
/** When it is not known whether it was recorded. */
export const CONSENT_UNCERTAIN = () =>
  t`We couldn't tell whether your consent was recorded. Please try again.`;

export const BIRTHDAY_HEADING = () => t`Verify your date of birth`;
/** `possessive` is a patient's name in the possessive. */
export const birthdayHeadingFor = (possessive: string) => t`Verify ${possessive} date of birth`;
export const incorrectBirthday = (possessive: string | null) =>
  possessive === null
    ? t`Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.`
    : t`Incorrect date of birth, did you use the MM/dd/yyyy format? Contact ${possessive} clinician for further assistance.`;
export const BIRTHDAY_FAILED = () => t`Something went wrong, couldn't verify birthday.`;
export const BIRTHDAY_REASON = () => t`This helps us keep these answers private.`;
/** Where the API names the clinic. */
export const formatBirthdayReason = (clinic: string) =>
  t`${clinic} asks for this to keep these answers private.`;
export const BIRTHDAY_TIME = () => t`Takes less than a minute`;
export const CONTINUE = () => t`Continue`;
export const DATE_OF_BIRTH = () => t`Date of birth`;
export const DATE_FORMAT = () => t`MM/DD/YYYY`;

/** The forms of a link whose user has signed out in another tab, or where another person has signed in. */
export const CLOSED = () => t`This form was closed`;
export const CLOSED_BY_SIGN_OUT = () =>
  t`You signed out in another tab, so this form was closed. Open your link again to continue.`;
/** Follows the reason, where answers were sent without a response. */
export const MAY_HAVE_ARRIVED = () =>
  t`What you had just sent may have arrived. If you are not sure, ask the clinic.`;
export const CLOSED_BY_OTHER_USER = () =>
  t`Another person signed in in another tab, so this form was closed. Open your link again to continue.`;
