import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** What there is to see in each state of intake, in a tester's words (§4, D8). */
export const intakeStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Choosing where to begin', expectedView: 'Nothing yet.' },
  INTRO: { title: 'Intro', expectedView: "'Welcome' with the clinic's name." },
  'INTRO.waiting': {
    title: 'Waiting for Continue',
    expectedView:
      "'Welcome' with 'Continue'; the progress stands at 0 %. After a call without an answer, what happened.",
  },
  'INTRO.exchanging': {
    title: 'Exchanging the code',
    expectedView: "The same screen; 'Continue' is busy.",
  },
  'INTRO.checkingStatus': {
    title: 'Asking whether the intake is completed',
    expectedView: "The same screen; 'Continue' is still busy.",
  },
  BASIC_INFO: {
    title: 'Basic info',
    expectedView:
      "'About you' with 'First name', 'Last name', 'Preferred name (optional)', 'Date of birth' and the pronouns, with what was typed before; the progress stands at 14 %.",
  },
  CONTACT_INFO: { title: 'Contact info', expectedView: "'How to reach you'." },
  'CONTACT_INFO.asking': {
    title: 'Asking for email and phone',
    expectedView:
      "'How to reach you' with 'Email' and 'Phone number', with what was typed before; the progress stands at 29 %. After a failed try, the reason.",
  },
  'CONTACT_INFO.saving': {
    title: 'Sending basic and contact info',
    expectedView: "The same screen with what was typed; 'Continue' is busy.",
  },
  POLICIES: { title: 'Policies', expectedView: "'Policies'; the progress stands at 43 %." },
  'POLICIES.checkingCache': {
    title: 'Looking whether the policies are there',
    expectedView: 'Nothing yet.',
  },
  'POLICIES.loading': { title: 'Loading the policies', expectedView: 'The outline of the screen.' },
  'POLICIES.failed': {
    title: 'Policies not loaded',
    expectedView: "'Policies' with the reason, 'Try again' and 'Back'.",
  },
  'POLICIES.asking': {
    title: 'Asking for consent',
    expectedView:
      "The policies as links, the box 'I have read and agree to these policies', and 'Confirm & Sign', which is disabled and says why until the box is ticked. After a failed try, the reason.",
  },
  'POLICIES.signing': {
    title: 'Sending the consent',
    expectedView: "The same screen; 'Confirm & Sign' is busy.",
  },
  QUESTIONNAIRE_INTRO: {
    title: 'Questionnaire intro',
    expectedView: "'A few questions' with 'Continue' and 'Back'; the progress stands at 57 %.",
  },
  QUESTIONNAIRE: {
    title: 'Questionnaire',
    expectedView: "'Questionnaire'; the progress stands at 71 %.",
  },
  'QUESTIONNAIRE.checkingCache': {
    title: 'Looking whether the questionnaire is there',
    expectedView: 'Nothing yet.',
  },
  'QUESTIONNAIRE.loading': {
    title: 'Loading the questionnaire',
    expectedView: 'The outline of the screen.',
  },
  'QUESTIONNAIRE.failed': {
    title: 'Questionnaire not loaded',
    expectedView: "'Questionnaire' with the reason, 'Try again' and 'Back'.",
  },
  'QUESTIONNAIRE.asking': {
    title: 'A page of the questionnaire',
    expectedView:
      "The page's questions with the answers so far, 'Back', and 'Next', or 'Submit' on the last page. After a failed submit, the reason.",
  },
  'QUESTIONNAIRE.submitting': {
    title: 'Sending the questionnaire',
    expectedView: "The same page with its answers; 'Submit' is busy.",
  },
  PAYMENT: {
    title: 'Payment',
    expectedView:
      "'Payment method' with 'Save card', 'Skip this step' and 'Back'; the progress stands at 86 %.",
  },
  COMPLETED: {
    title: 'Completed',
    expectedView:
      "'Check-in complete', and that the window can be closed; the progress stands at 100 %.",
  },
  alreadyCompleted: {
    title: 'Completed before',
    expectedView: "'You have already completed your intake'.",
  },
  expired: {
    title: 'Link expired',
    expectedView: "'This link has expired', with 'Resend Link' where the link had a code.",
  },
};
