export const CONSENT_HEADING = 'Consent';
export const AGREE = 'I agree';
export const CONSENT_FAILED = "We couldn't record your consent. Please try again.";

export const BIRTHDAY_HEADING = 'Verify your date of birth';
export const birthdayHeadingFor = (name: string) => `Verify ${name} date of birth`;
export const INCORRECT_BIRTHDAY =
  'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.';
export const BIRTHDAY_FAILED = "Something went wrong, couldn't verify birthday.";
export const BIRTHDAY_REASON = 'This helps us keep these answers private.';
export const CONTINUE = 'Continue';
export const DATE_OF_BIRTH = 'Date of birth';
