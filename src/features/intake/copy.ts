import { t } from '@lingui/core/macro';

export const formatStepNumber = (n: number, m: number) => t`Step ${n} of ${m}`;
/** `step` is `formatStepNumber`, of the questionnaire, which has pages. */
export const formatPageOfStep = (step: string, n: number, m: number) =>
  t`${step}, page ${n} of ${m}`;
export const PROGRESS = () => t`Progress`;
export const CONTINUE = () => t`Continue`;

export const INTRO_HEADING = () => t`Welcome`;
export const introText = (clinic: string | null) =>
  clinic === null
    ? t`Before your first visit, your clinic would like to know a few things about you.`
    : t`Before your first visit, ${clinic} would like to know a few things about you.`;
export const INTRO_STEPS = () =>
  [
    t`Who you are and how to reach you`,
    t`The clinic’s policies`,
    t`A short questionnaire`,
    t`A card on file, if you like`,
  ] as const;
export const INTRO_NOTE = () =>
  t`It takes about 10 minutes. We keep what you enter on this device until you are done, so you can stop and come back.`;
export const OPENING = () => t`Opening your intake…`;

export const BASIC_INFO_HEADING = () => t`About you`;
export const FIRST_NAME = () => t`First name`;
export const LAST_NAME = () => t`Last name`;
export const PREFERRED_NAME = () => t`Preferred name (optional)`;
export const DATE_OF_BIRTH = () => t`Date of birth`;
export const DATE_FORMAT = () => t`MM/DD/YYYY`;
export const PRONOUNS = () => t`Pronouns`;
/** By what is sent, which is always English. */
export const PRONOUN_LABELS = () =>
  ({
    'he/him/his': t`he/him/his`,
    'she/her/hers': t`she/her/hers`,
    'they/them/theirs': t`they/them/theirs`,
  }) as const;
export const FIRST_NAME_REQUIRED = () => t`First name is required`;
export const LAST_NAME_REQUIRED = () => t`Last name is required`;
export const DATE_OF_BIRTH_REQUIRED = () => t`Date of birth is required`;
export const DATE_OF_BIRTH_INVALID = () => t`Please enter a valid date of birth`;
/** Also the hint of the field. */
export const TOO_YOUNG = () => t`Must be at least 13 years old`;
export const TOO_OLD = () => t`Year is too far in the past.`;

export const CONTACT_INFO_HEADING = () => t`How to reach you`;
export const CONTACT_INFO_TEXT = () => t`The clinic uses these to reach you about your care.`;
export const EMAIL = () => t`Email`;
export const PHONE_NUMBER = () => t`Phone number`;
export const INVALID_EMAIL = () => t`Invalid email address`;
export const PHONE_REQUIRED = () => t`Phone number is required`;
export const SAVING = () => t`Saving…`;

export const POLICIES_HEADING = () => t`Policies`;
export const POLICIES_TEXT = () => t`Please read these first. Links open in a new tab.`;
export const NO_POLICIES = () => t`There are no documents to read.`;
export const CANNOT_BE_OPENED = () => t`This one can’t be opened here. Ask the clinic for a copy.`;
export const AGREE = () => t`I have read and agree to these policies`;
export const READ_A_COPY_FIRST = () =>
  t`This includes what can’t be opened here. If you have not read it yet, ask the clinic for a copy first. You can come back to this page.`;
export const CONFIRM_AND_SIGN = () => t`Confirm & Sign`;
export const WHY_DISABLED = () => t`Check the box above to sign.`;
export const SIGNING = () => t`Sending your consent…`;
export const unnamedPolicy = (position: number) => t`Policy ${position}`;

export const QUESTIONNAIRE_INTRO_HEADING = () => t`A few questions`;
export const QUESTIONNAIRE_INTRO_TEXT = () =>
  t`Next are some questions to help the clinic prepare. You can skip any question, and you can go back at any time.`;

export const QUESTIONNAIRE_HEADING = () => t`Questionnaire`;
export const ALL_OPTIONAL = () => t`Every answer is optional.`;
export const NO_QUESTIONS = () => t`There is nothing to answer here.`;
export const NEXT = () => t`Next`;
export const SUBMIT = () => t`Submit`;
export const SUBMITTING = () => t`Sending your answers…`;

export const COMPLETED_HEADING = () =>
  t({
    message: 'Check-in complete',
    context: 'intake',
    comment: 'The heading after the last step of the intake of a new patient.',
  });
export const completedText = (clinic: string | null) =>
  clinic === null
    ? t`Thank you. Your clinic now has what you entered, ready for your first visit.`
    : t`Thank you. ${clinic} now has what you entered, ready for your first visit.`;
export const CLOSE_WINDOW = () => t`You can close this window now.`;

/** While something was entered; it is stored on this device. */
export const KEPT_ON_DEVICE = () => t`We keep what you entered on this device for 30 days.`;
export const DELETE_KEPT = () =>
  t`What you entered will be removed from this device, and you will start again. What you have already sent stays with your clinic.`;

export const EXPIRED_HEADING = () => t`This link has expired`;
export const EXPIRED_TEXT = () =>
  t`To keep your information safe, links only work for a limited time. You did nothing wrong.`;
/** Instead, where a sign-out in another tab has closed the intake. */
export const SIGNED_OUT_TEXT = () =>
  t`You signed out in another tab, so this form was closed and what you entered was removed from this device.`;
export const RESEND_TEXT = () => t`We can send you a new link the same way you got this one.`;
export const NO_CODE_TEXT = () =>
  t`Please open the link in your message again, or ask your clinic for a new one.`;
export const RESEND_LINK = () => t`Resend Link`;
export const RESENDING = () => t`Sending a new link…`;
export const RESENT = () => t`A new link has been sent.`;
export const OPEN_NEW_LINK = () =>
  t`Look for it where you got the first one, and open it to go on with your intake. You can close this page now.`;
export const RESEND_FAILED = () => t`Error: Failed to send link, you may have an invalid code.`;
export const ASK_CLINIC = () =>
  t`If no new link arrives, try again, or ask your clinic to send you one.`;

export const OPEN_ELSEWHERE_HEADING = () =>
  t({
    message: 'This check-in is open in another tab.',
    context: 'intake',
    comment: 'The heading while another tab of the browser shows the intake of a new patient.',
  });
export const OPEN_ELSEWHERE_TEXT = () =>
  t`You can use it in one tab at a time. If you continue here, you will find what you entered there.`;
export const CONTINUE_HERE = () => t`Continue here`;
export const WAITING_FOR_TAB = () => t`Waiting for the other tab…`;

export const ALREADY_COMPLETED_HEADING = () => t`You have already completed your intake`;
export const ALREADY_COMPLETED_TEXT = () =>
  t`There is nothing else to do. You can close this page now.`;

/** The phone number follows as a link, then a full stop. */
export const questionsFor = (clinic: string | null) =>
  clinic === null ? t`Questions? Call your clinic at` : t`Questions? Call ${clinic} at`;

/** Shown when the request of a step is refused without a message, or nothing was sent. */
export const FAILED = () =>
  ({
    INTRO: t`We couldn't open your intake. Nothing is lost: press Continue to try again.`,
    CONTACT_INFO: t`We couldn't save what you entered. It is still here: press Continue to try again.`,
    POLICIES: t`We couldn't send your consent. Press Confirm & Sign to try again.`,
    QUESTIONNAIRE: t`We couldn't send your answers. They are still here: press Submit to try again.`,
  }) as const;

/** Shown when it is not known whether the request of a step has arrived. */
export const UNCERTAIN = () =>
  ({
    INTRO: FAILED().INTRO,
    CONTACT_INFO: t`We couldn't tell whether what you entered was saved. It is still here: press Continue to try again.`,
    POLICIES: t`We couldn't tell whether your consent arrived. Press Confirm & Sign to try again.`,
    QUESTIONNAIRE: t`We couldn't tell whether your answers arrived. They are still here: press Submit to try again.`,
  }) as const;
