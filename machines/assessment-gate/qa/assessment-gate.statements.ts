import type { StatementGoals } from '../../walkthroughs/walkthrough.types';

const CONTEXT_STARTS = [
  'start own app',
  'start clinician device',
  'start kiosk',
  'start link by text message',
  'start link by email',
  'start text message sent by hand',
  'start email sent by hand',
];

/** The statements of docs/specification.md that the flow holds, with the states, transitions and fixtures that show each. */
export const assessmentGateStatements: StatementGoals = {
  '§2.user-assessments.1': ['start link to one assessment'],
  '§2.user-assessments.2': CONTEXT_STARTS,
  '§2.user-assessments.3': [
    'start more to do',
    'transition SUBMITTED.decidingWithoutAccount · at once [hasMore] → SUBMITTED.more',
  ],
  '§4.assessments.1': [
    'state LOADING',
    'state LOADING.loadingAssigned',
    'state LOADING.loadingDefinitions',
    'state LOADING.submitting',
  ],
  '§4.assessments.2': [
    'transition LOADING.submitting · submit done → SUBMITTED',
    'state SUBMITTED',
  ],
  '§4.assessments.3': [
    'transition LOADING.deciding · at once [isAnyTakeable] → LOADING.loadingDefinitions',
    'outcome loadAssigned done: one overdue',
  ],
  '§4.assessments.4': ['start clinician device'],
  '§4.assessments.5': [
    'transition ASSIGNED_NO_TAKEABLE · TAKE_ANYWAY → LOADING.loadingDefinitions',
  ],
  '§4.assessments.6': [
    'transition LOADING.checkingDefinitions · at once [hasForms] → ASSIGNED_TAKEABLE',
  ],
  '§4.assessments.7': [
    'transition LOADING.deciding · at once [isAnyRelevant] → ASSIGNED_NO_TAKEABLE',
    'outcome loadAssigned done: none overdue',
  ],
  '§4.assessments.8': ['state ASSIGNED_NO_TAKEABLE', "event Press 'Take assessment anyway'."],
  '§4.assessments.9': [
    'state NONE_ASSIGNED',
    'transition LOADING.deciding · at once → NONE_ASSIGNED',
    'transition LOADING.checkingDefinitions · at once → NONE_ASSIGNED',
  ],
  '§4.assessments.10': [
    'transition ASSIGNED_TAKEABLE · NEXT [isReadyForNext]',
    'outcome loadAssigned done: two overdue',
  ],
  '§4.assessments.11': [
    'transition ASSIGNED_TAKEABLE · SUBMIT [isReadyToSubmit] → LOADING.submitting',
    "event Press 'Submit'.",
  ],
  '§4.after-submit.1': [
    'start account offered',
    'start account owned',
    'start accounts switched off',
    'start own app',
    'start participant',
    ...['isAcceptInviteFlowOff', 'isAccountNotPrompted', 'isNotFromMessage', 'isParticipant'].map(
      (guard) =>
        `transition SUBMITTED.deciding · at once [${guard}] → SUBMITTED.decidingWithoutAccount`,
    ),
  ],
  '§4.after-submit.3': [
    'transition SUBMITTED.deciding · at once → SUBMITTED.onboarding',
    'start text message sent by hand',
  ],
  '§4.after-submit.4': [
    'transition SUBMITTED.checkingSession · readSession done [isSignedIn] → SUBMITTED.home',
  ],
  '§4.after-submit.5': [
    'transition SUBMITTED.checkingSession · readSession done → SUBMITTED.login',
  ],
  '§8.empty.5': ['state ASSIGNED_NO_TAKEABLE'],
  '§8.empty.6': ['state NONE_ASSIGNED'],
  '§9.contexts.1': CONTEXT_STARTS,
  '§9.flags.1': ['start accounts switched off'],
};
