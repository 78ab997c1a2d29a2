export const formatStepNumber = (n: number, m: number) => `Step ${n} of ${m}`;
export const PROGRESS = 'Progress';
export const CONTINUE = 'Continue';
export const BACK = 'Back';

export const INTRO_HEADING = 'Welcome';
export const introText = (clinic: string | null) =>
  `Before your first visit, ${clinic ?? 'your clinic'} would like to know a few things about you.`;
export const INTRO_STEPS = [
  'Who you are and how to reach you',
  'The clinic’s policies',
  'A short questionnaire',
  'A card on file, if you like',
] as const;
export const INTRO_NOTE =
  'It takes about 10 minutes. We keep what you enter on this device until you are done, so you can stop and come back.';
export const OPENING = 'Opening your intake…';

export const BASIC_INFO_HEADING = 'About you';
export const FIRST_NAME = 'First name';
export const LAST_NAME = 'Last name';
export const PREFERRED_NAME = 'Preferred name (optional)';
export const DATE_OF_BIRTH = 'Date of birth';
export const DATE_OF_BIRTH_HINT = 'Must be at least 13 years old';
export const DATE_OF_BIRTH_FORMAT = 'MM/DD/YYYY.';
export const PRONOUNS = 'Pronouns';
export const PRONOUN_OPTIONS = ['he/him/his', 'she/her/hers', 'they/them/theirs'] as const;
export const FIRST_NAME_REQUIRED = 'First name is required';
export const LAST_NAME_REQUIRED = 'Last name is required';
export const DATE_OF_BIRTH_REQUIRED = 'Date of birth is required';
export const DATE_OF_BIRTH_INVALID = 'Please enter a valid date of birth';
export const TOO_YOUNG = 'Must be at least 13 years old';
export const TOO_OLD = 'Year is too far in the past.';

export const CONTACT_INFO_HEADING = 'How to reach you';
export const CONTACT_INFO_TEXT = 'The clinic uses these to reach you about your care.';
export const EMAIL = 'Email';
export const PHONE_NUMBER = 'Phone number';
export const INVALID_EMAIL = 'Invalid email address';
export const PHONE_REQUIRED = 'Phone number is required';
export const SAVING = 'Saving…';

export const POLICIES_HEADING = 'Policies';
export const POLICIES_TEXT = 'Please read these first. Links open in a new tab.';
export const NO_POLICIES = 'There are no documents to read.';
export const CANNOT_BE_OPENED = 'This one can’t be opened here. Ask the clinic for a copy.';
export const AGREE = 'I have read and agree to these policies';
export const READ_A_COPY_FIRST =
  'This includes what can’t be opened here. If you have not read it yet, ask the clinic for a copy first. You can come back to this page.';
export const CONFIRM_AND_SIGN = 'Confirm & Sign';
export const WHY_DISABLED = 'Check the box above to sign.';
export const SIGNING = 'Sending your consent…';
export const unnamedPolicy = (position: number) => `Policy ${position}`;

export const QUESTIONNAIRE_INTRO_HEADING = 'A few questions';
export const QUESTIONNAIRE_INTRO_TEXT =
  'Next are some questions to help the clinic prepare. You can skip any question, and you can go back at any time.';

export const QUESTIONNAIRE_HEADING = 'Questionnaire';
export const formatPageNumber = (n: number, m: number) => `Page ${n} of ${m}`;
export const ALL_OPTIONAL = 'Every answer is optional.';
export const NO_QUESTIONS = 'There is nothing to answer here.';
export const NEXT = 'Next';
export const SUBMIT = 'Submit';
export const SUBMITTING = 'Sending your answers…';

export const COMPLETED_HEADING = 'Check-in complete';
export const completedText = (clinic: string | null) =>
  `Thank you. ${clinic ?? 'Your clinic'} now has what you entered, ready for your first visit.`;
export const CLOSE_PAGE = 'You can close this page now.';

export const EXPIRED_HEADING = 'This link has expired';
export const EXPIRED_TEXT =
  'To keep your information safe, links only work for a limited time. You did nothing wrong.';
export const RESEND_TEXT = 'We can send you a new link the same way you got this one.';
export const NO_CODE_TEXT =
  'Please open the link in your message again, or ask your clinic for a new one.';
export const RESEND_LINK = 'Resend Link';
export const RESENDING = 'Sending a new link…';
export const RESENT = 'A new link has been sent.';
export const OPEN_NEW_LINK =
  'Look for it where you got the first one, and open it to go on with your intake. You can close this page now.';
export const RESEND_FAILED = 'Error: Failed to send link, you may have an invalid code.';
export const ASK_CLINIC = 'No new link was sent. Try again, or ask your clinic to send you one.';

export const ALREADY_COMPLETED_HEADING = 'You have already completed your intake';
export const ALREADY_COMPLETED_TEXT = 'There is nothing else to do. You can close this page now.';

export const questionsFor = (clinic: string | null) =>
  `Questions? Call ${clinic ?? 'your clinic'} at`;

/** Shown when a request of a step fails and the server sent no message. */
export const FAILED = {
  INTRO: "We couldn't open your intake. Nothing is lost: press Continue to try again.",
  CONTACT_INFO: "We couldn't save what you entered. It is still here: press Continue to try again.",
  POLICIES: "We couldn't send your consent. Press Confirm & Sign to try again.",
  QUESTIONNAIRE: "We couldn't send your answers. They are still here: press Submit to try again.",
} as const;
