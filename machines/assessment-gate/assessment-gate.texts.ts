import type { StateText } from '../walkthroughs/walkthrough.types';

/** The states in a tester's words (§4, D8). */
export const assessmentGateStates: Readonly<Record<string, StateText>> = {
  LOADING: { title: 'Loading or sending', sees: 'Something is on its way.' },
  'LOADING.loadingAssigned': {
    title: 'Reading what is assigned',
    sees: 'The outline of a screen, nothing to press.',
  },
  'LOADING.deciding': { title: 'Deciding what may be taken', sees: 'Nothing yet.' },
  'LOADING.loadingDefinitions': {
    title: 'Reading the questions',
    sees: 'The outline of a screen, nothing to press.',
  },
  'LOADING.opening': { title: 'Deciding whether there is anything to show', sees: 'Nothing yet.' },
  'LOADING.rereadingAssigned': {
    title: 'Finding out what was received',
    sees: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  'LOADING.resuming': { title: 'Deciding what is still to be sent', sees: 'Nothing yet.' },
  'LOADING.submitting': {
    title: 'Sending the answers',
    sees: "The page with its answers; 'Submit' is busy and a second press does nothing.",
  },
  failed: {
    title: 'The assessments could not be read',
    sees: "'Something went wrong' with the clinic's reason, and 'Try again'.",
  },
  NONE_ASSIGNED: {
    title: 'Nothing to take',
    sees: "'This link is no longer available', and that it is nobody's fault.",
  },
  ASSIGNED_NO_TAKEABLE: {
    title: 'Nothing is due',
    sees: "'You're all set!' and 'Take assessment anyway'.",
  },
  ASSIGNED_TAKEABLE: {
    title: 'Taking',
    sees:
      "One assessment with its questions, 'Assessment n of m' where there are several, 'Next' or on the last page " +
      "'Submit', and 'Back' but on the first. After a press that was refused, what is missing; after a failed submit, why.",
  },
  SUBMITTED: { title: 'Submitted', sees: 'The answers are with the clinic.' },
  'SUBMITTED.deciding': { title: 'Deciding where to go', sees: 'Nothing yet.' },
  'SUBMITTED.checkingSession': {
    title: 'Finding out who is signed in',
    sees: 'The outline of a screen, nothing to press.',
  },
  'SUBMITTED.onboarding': {
    title: 'On to the account',
    sees: "The toast 'Assessments completed!' and 'Set up your account' (/accept-invite).",
  },
  'SUBMITTED.home': { title: 'Home', sees: "The toast 'Assessments completed!' and home (/)." },
  'SUBMITTED.login': {
    title: 'Login',
    sees: "The toast 'Assessments completed!' and the login (/login).",
  },
  'SUBMITTED.more': { title: 'On to more', sees: 'What the link leads on to.' },
  'SUBMITTED.acknowledged': {
    title: 'Done',
    sees: "'Assessments completed!', with 'Done' where there is somewhere to go.",
  },
  'SUBMITTED.kiosk': {
    title: 'Done at the kiosk',
    sees: "'Assessments completed!' and 'Done'.",
  },
  'SUBMITTED.returning': {
    title: 'Back to the kiosk',
    sees: 'The kiosk as the next visitor finds it; nothing of this one is left.',
  },
};
