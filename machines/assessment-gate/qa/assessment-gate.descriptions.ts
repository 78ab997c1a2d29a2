import type { StateDescription } from '../../walkthroughs/walkthrough.types';

/** Descriptions of the states, for testers (§4, D8). */
export const assessmentGateStateDescriptions: Readonly<Record<string, StateDescription>> = {
  LOADING: { title: 'Loading or sending', expectedView: 'A request is running.' },
  'LOADING.loadingAssigned': {
    title: 'Loading the assigned list',
    expectedView: 'The loading screen, with nothing to press.',
  },
  'LOADING.deciding': { title: 'Deciding what can be taken', expectedView: 'No change.' },
  'LOADING.loadingDefinitions': {
    title: 'Loading the questions',
    expectedView: 'The loading screen, with nothing to press.',
  },
  'LOADING.checkingDefinitions': {
    title: 'Checking that there are questions',
    expectedView: 'No change.',
  },
  'LOADING.loadingStatuses': {
    title: 'Checking what the server has received',
    expectedView: "The page with its answers. 'Submit' is busy; a second press does nothing.",
  },
  'LOADING.submitting': {
    title: 'Sending the answers',
    expectedView: "The page with its answers. 'Submit' is busy; a second press does nothing.",
  },
  failed: {
    title: 'Loading failed',
    expectedView: "'Something went wrong' with the server's message, and 'Try again'.",
  },
  NONE_ASSIGNED: {
    title: 'Nothing to take',
    expectedView: "'This link is no longer available' with an explanation.",
  },
  ASSIGNED_NO_TAKEABLE: {
    title: 'Nothing is due',
    expectedView: "'You're all set!' and 'Take assessment anyway'.",
  },
  ASSIGNED_TAKEABLE: {
    title: 'Taking an assessment',
    expectedView:
      "One assessment with its questions; 'Assessment n of m' if there are several; 'Next', or 'Submit' on the last " +
      "page; 'Back', except on the first page. If answers are missing after 'Next' or 'Submit', an error summary. After " +
      "a failed submit, the reason. With kept answers, 'We kept your answers.' and 'Start over' on the first page.",
  },
  SUBMITTED: {
    title: 'Submitted',
    expectedView:
      "The server has received the answers. Where it has not confirmed that: 'We had received your answers.'",
  },
  'SUBMITTED.deciding': {
    title: 'Deciding whether an account is offered',
    expectedView: 'No change.',
  },
  'SUBMITTED.decidingWithoutAccount': {
    title: 'Deciding what comes next without an account',
    expectedView: 'No change.',
  },
  'SUBMITTED.checkingSession': {
    title: 'Checking the session',
    expectedView: 'The loading screen, with nothing to press.',
  },
  'SUBMITTED.onboarding': {
    title: 'Account setup',
    expectedView: "The toast 'Assessments completed!' and 'Set up your account' (/accept-invite).",
  },
  'SUBMITTED.home': {
    title: 'Home',
    expectedView: "The toast 'Assessments completed!' and the home page (/).",
  },
  'SUBMITTED.login': {
    title: 'Login',
    expectedView: "The toast 'Assessments completed!' and the login page (/login).",
  },
  'SUBMITTED.more': {
    title: 'Next page of the link',
    expectedView: 'The page that the link names as `more`.',
  },
  'SUBMITTED.acknowledged': {
    title: 'Done',
    expectedView: "'Assessments completed!', with 'Done' if the link has a home page.",
  },
  'SUBMITTED.kiosk': {
    title: 'Done at the kiosk',
    expectedView: "'Assessments completed!' and 'Done'.",
  },
  'SUBMITTED.returning': {
    title: 'Back to the kiosk',
    expectedView: 'The start page of the kiosk, without any data of this visitor.',
  },
};
