import type { StateDescription } from '../../walkthroughs/walkthrough.types';
import { getStepPercent } from '../intake.selectors';
import type { IntakeStep } from '../intake.types';

const formatProgress = (step: IntakeStep) => `progress is ${getStepPercent(step)} %`;

/** Descriptions of the states, for testers (§4, D8). */
export const intakeStateDescriptions: Readonly<Record<string, StateDescription>> = {
  starting: { title: 'Choosing the first step', expectedView: 'No change.' },
  INTRO: { title: 'Intro', expectedView: "'Welcome' with the clinic's name." },
  'INTRO.waiting': {
    title: 'Waiting for Continue',
    expectedView: `'Welcome' with 'Continue'; ${formatProgress('INTRO')}. After a request without a response, the reason.`,
  },
  'INTRO.exchanging': {
    title: 'Exchanging the code',
    expectedView: "The same screen. 'Continue' is busy.",
  },
  'INTRO.checkingStatus': {
    title: 'Checking whether the intake is completed',
    expectedView: "The same screen. 'Continue' is still busy.",
  },
  BASIC_INFO: {
    title: 'Basic info',
    expectedView: `'About you' with 'First name', 'Last name', 'Preferred name (optional)', 'Date of birth' and the pronouns, with earlier input; ${formatProgress('BASIC_INFO')}.`,
  },
  CONTACT_INFO: { title: 'Contact info', expectedView: "'How to reach you'." },
  'CONTACT_INFO.asking': {
    title: 'Asking for email and phone',
    expectedView: `'How to reach you' with 'Email' and 'Phone number', with earlier input; ${formatProgress('CONTACT_INFO')}. After a failed attempt, the reason.`,
  },
  'CONTACT_INFO.saving': {
    title: 'Sending basic and contact info',
    expectedView: "The same screen with its input, which cannot be changed. 'Continue' is busy.",
  },
  POLICIES: { title: 'Policies', expectedView: `'Policies'; ${formatProgress('POLICIES')}.` },
  'POLICIES.checkingCache': {
    title: 'Checking whether the policies are loaded',
    expectedView: 'No change.',
  },
  'POLICIES.loading': {
    title: 'Loading the policies',
    expectedView: 'The loading state of the screen.',
  },
  'POLICIES.failed': {
    title: 'Policies not loaded',
    expectedView: "'Policies' with the reason, 'Try again' and 'Back'.",
  },
  'POLICIES.asking': {
    title: 'Asking for consent',
    expectedView:
      "The policies as links, the box 'I have read and agree to these policies', and 'Confirm & Sign', which is disabled, with an explanation, until the box is ticked. After a failed attempt, the reason.",
  },
  'POLICIES.signing': {
    title: 'Sending the consent',
    expectedView: "The same screen. 'Confirm & Sign' is busy.",
  },
  QUESTIONNAIRE_INTRO: {
    title: 'Questionnaire intro',
    expectedView: `'A few questions' with 'Continue' and 'Back'; ${formatProgress('QUESTIONNAIRE_INTRO')}.`,
  },
  QUESTIONNAIRE: {
    title: 'Questionnaire',
    expectedView: `'Questionnaire'; ${formatProgress('QUESTIONNAIRE')}.`,
  },
  'QUESTIONNAIRE.checkingCache': {
    title: 'Checking whether the questionnaire is loaded',
    expectedView: 'No change.',
  },
  'QUESTIONNAIRE.loading': {
    title: 'Loading the questionnaire',
    expectedView: 'The loading state of the screen.',
  },
  'QUESTIONNAIRE.failed': {
    title: 'Questionnaire not loaded',
    expectedView: "'Questionnaire' with the reason, 'Try again' and 'Back'.",
  },
  'QUESTIONNAIRE.asking': {
    title: 'A page of the questionnaire',
    expectedView:
      "The page's questions with earlier answers; 'Back'; 'Next', or 'Submit' on the last page. After a failed submit, the reason.",
  },
  'QUESTIONNAIRE.submitting': {
    title: 'Sending the questionnaire',
    expectedView: "The same page with its answers. 'Submit' is busy.",
  },
  PAYMENT: {
    title: 'Payment',
    expectedView: `'Payment method' with 'Save card', 'Skip this step' and 'Back'; ${formatProgress('PAYMENT')}.`,
  },
  COMPLETED: {
    title: 'Completed',
    expectedView: `'Check-in complete' and a note that the window can be closed; ${formatProgress('COMPLETED')}.`,
  },
  alreadyCompleted: {
    title: 'Already completed',
    expectedView: "'You have already completed your intake'.",
  },
  expired: {
    title: 'Link expired',
    expectedView:
      "'This link has expired', with 'Resend Link' if the link has a code. What was entered comes back when the same link works again.",
  },
  signedOut: {
    title: 'Signed out',
    expectedView:
      "'This link has expired', with the reason 'You signed out in another tab …', without 'Resend Link'. Nothing that was entered is kept.",
  },
};
