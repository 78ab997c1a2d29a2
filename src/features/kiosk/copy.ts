export const welcomeTo = (organizationName: string) => `Welcome to ${organizationName}`;
export const INTRO_TEXT = 'Tell us who you are, and we will open your assessments.';
export const LAST_NAME = 'Last name';
export const DATE_OF_BIRTH = 'Date of birth';
export const MEDICAL_RECORD = 'Medical record number';
export const MEDICAL_RECORD_HINT =
  'You can find it on letters from your clinic, or ask the front desk.';
export const PHONE_NUMBER = 'Phone number';
export const EMAIL = 'Email';
export const WHY_CONTACT =
  'More than one person matches. Add your phone number or your email so we can find you. You only need one.';
export const REQUIRED = '* Required';
export const INVALID_EMAIL = 'Please enter a valid email';
export const CONTINUE = 'Continue';
export const LOOKING_UP = 'Looking you up…';
export const USE_NAME = 'Use name and date of birth instead';
export const USE_RECORD = 'Use medical record number instead';

export const STILL_AMBIGUOUS =
  'There was an issue finding your account. Try using email or MRN instead. If you need help, ask your clinician.';
export const NO_MATCH =
  'No account found that matches the provided info. If you need help, ask your clinician.';
export const FAILED = "We couldn't look you up. Please try again.";

export const PRIVACY_POLICY = 'Privacy Policy';
export const TERMS = 'Terms';
export const CLOSE = 'Close';
export const readOnOwnDevice = (url: string) =>
  `You can read it on your own phone or computer: ${url}`;
