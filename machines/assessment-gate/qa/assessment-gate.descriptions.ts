import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** The states in a tester's words (§4, D8). */
export const assessmentGateStateDescriptions: Readonly<Record<string, StateDescription>> = {
  LOADING: { title: 'Loading or sending', expectedView: 'Something is on its way.' },
  'LOADING.loadingAssigned': {
    title: 'Reading what is assigned',
    expectedView: 'The outline of a screen, nothing to press.',
  },
  'LOADING.deciding': { title: 'Deciding what may be taken', expectedView: 'Nothing yet.' },
  'LOADING.loadingDefinitions': {
    title: 'Reading the questions',
    expectedView: 'The outline of a screen, nothing to press.',
  },
  'LOADING.checkingDefinitions': {
    title: 'Deciding whether there is anything to show',
    expectedView: 'Nothing yet.',
  },
  'LOADING.reloadingAssigned': {
    title: 'Finding out what was received',
    expectedView: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  'LOADING.checkingReceived': {
    title: 'Deciding what is still to be sent',
    expectedView: 'Nothing yet.',
  },
  'LOADING.submitting': {
    title: 'Sending the answers',
    expectedView: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  failed: {
    title: 'The assessments could not be read',
    expectedView: "'Something went wrong' with the clinic's reason, and 'Try again'.",
  },
  NONE_ASSIGNED: {
    title: 'Nothing to take',
    expectedView: "'This link is no longer available', and that it is nobody's fault.",
  },
  ASSIGNED_NO_TAKEABLE: {
    title: 'Nothing is due',
    expectedView: "'You're all set!' and 'Take assessment anyway'.",
  },
  ASSIGNED_TAKEABLE: {
    title: 'Taking',
    expectedView:
      "One assessment with its questions, 'Assessment n of m' where there are several, 'Next' or on the last page " +
      "'Submit', and 'Back' but on the first. After a press that was refused, what is missing; after a failed submit, why.",
  },
  SUBMITTED: { title: 'Submitted', expectedView: 'The answers are with the clinic.' },
  'SUBMITTED.deciding': { title: 'Deciding where to go', expectedView: 'Nothing yet.' },
  'SUBMITTED.checkingSession': {
    title: 'Finding out who is signed in',
    expectedView: 'The outline of a screen, nothing to press.',
  },
  'SUBMITTED.onboarding': {
    title: 'On to the account',
    expectedView: "The toast 'Assessments completed!' and 'Set up your account' (/accept-invite).",
  },
  'SUBMITTED.home': {
    title: 'Home',
    expectedView: "The toast 'Assessments completed!' and home (/).",
  },
  'SUBMITTED.login': {
    title: 'Login',
    expectedView: "The toast 'Assessments completed!' and the login (/login).",
  },
  'SUBMITTED.more': { title: 'On to more', expectedView: 'What the link leads on to.' },
  'SUBMITTED.acknowledged': {
    title: 'Done',
    expectedView: "'Assessments completed!', with 'Done' where there is somewhere to go.",
  },
  'SUBMITTED.kiosk': {
    title: 'Done at the kiosk',
    expectedView: "'Assessments completed!' and 'Done'.",
  },
  'SUBMITTED.returning': {
    title: 'Back to the kiosk',
    expectedView: 'The kiosk as the next visitor finds it; nothing of this one is left.',
  },
};
