import { NOT_SUBMITTED } from '../../submission/submission';
import type { AssessmentGateInput } from '../assessment-gate.types';

/** A patient opens the link of a text message. */
export const smsInput: AssessmentGateInput = {
  appContext: 'sms',
  requestedIds: null,
  isAcceptInviteFlowOn: true,
  shouldPromptAccountCreation: false,
  userType: 'patient',
  hasOnboarded: true,
  hasMore: false,
  draft: null,
  draftPage: 0,
};

/** Everything that offers an account: each start below that offers none differs from it in one fact (§4). */
const promptedInput: AssessmentGateInput = {
  ...smsInput,
  shouldPromptAccountCreation: true,
  hasOnboarded: false,
};

const promptedOwnerInput: AssessmentGateInput = { ...promptedInput, hasOnboarded: true };

/** The starts: what the link contains, and what the clinic knows about the user. There is one for each context (§9). */
export const assessmentGateStarts = [
  {
    scenario: 'link by text message',
    description:
      'A patient opens the link of a text message. The clinic does not ask for an account.',
    input: smsInput,
    targetState: 'SUBMITTED.acknowledged',
  },
  {
    scenario: 'link to one assessment',
    description: 'A patient opens a link to GAD-7 only.',
    input: { ...smsInput, requestedIds: ['gad-7'] },
    targetState: 'NONE_ASSIGNED',
  },
  {
    scenario: 'account owned',
    description: 'A patient with an account opens the link of a text message.',
    input: promptedOwnerInput,
    targetState: 'SUBMITTED.home',
  },
  {
    scenario: 'answers kept',
    description: 'A patient answers PHQ-9 and reloads the page before sending it.',
    input: {
      ...smsInput,
      draft: {
        answers: { 'phq-9': { 'phq-9-1': 'phq-9-answer-1' } },
        isTakeAnywayChosen: false,
        submission: NOT_SUBMITTED,
      },
    },
    targetState: 'ASSIGNED_TAKEABLE',
  },
  {
    scenario: 'kiosk',
    description: 'A visitor without an account takes assessments at the kiosk.',
    input: { ...promptedInput, appContext: 'kiosk' },
    targetState: 'SUBMITTED.returning',
  },
  {
    scenario: 'clinician device',
    description:
      'A clinician opens a link to GAD-7 on their own device, for a patient without an account.',
    input: { ...promptedInput, appContext: 'clinician_app', requestedIds: ['gad-7'] },
    targetState: 'SUBMITTED.acknowledged',
  },
  {
    scenario: 'account offered',
    description: 'A patient without an account opens the link, and the clinic offers accounts.',
    input: promptedInput,
    targetState: 'SUBMITTED.onboarding',
    isOnlyForTarget: true,
  },
  {
    scenario: 'link by email',
    description: 'A patient with an account opens the link of an email.',
    input: { ...promptedOwnerInput, appContext: 'email' },
    targetState: 'SUBMITTED.login',
    isOnlyForTarget: true,
  },
  {
    scenario: 'text message sent by hand',
    description: 'A patient without an account opens the link of a text message sent by hand.',
    input: { ...promptedInput, appContext: 'manual_sms' },
    targetState: 'SUBMITTED.onboarding',
    isOnlyForTarget: true,
  },
  {
    scenario: 'email sent by hand',
    description: 'A patient with an account opens the link of an email sent by hand.',
    input: { ...promptedOwnerInput, appContext: 'manual_email' },
    targetState: 'SUBMITTED.home',
    isOnlyForTarget: true,
  },
  {
    scenario: 'own app',
    description:
      'A patient without an account opens their assessments in the app, without a message.',
    input: { ...promptedInput, appContext: 'patient_app' },
    targetState: 'SUBMITTED.acknowledged',
    isOnlyForTarget: true,
  },
  {
    scenario: 'accounts switched off',
    description:
      'A patient without an account opens the link, but the flag accept_invite_flow is off.',
    input: { ...promptedInput, isAcceptInviteFlowOn: false },
    targetState: 'SUBMITTED.acknowledged',
    isOnlyForTarget: true,
  },
  {
    scenario: 'participant',
    description: 'The mother of a patient, without an account, opens the link of a text message.',
    input: { ...promptedInput, userType: 'participant' },
    targetState: 'SUBMITTED.acknowledged',
    isOnlyForTarget: true,
  },
  {
    scenario: 'more to do',
    description: 'A patient opens a link that names a page to open afterwards.',
    input: { ...smsInput, hasMore: true },
    targetState: 'SUBMITTED.more',
    isOnlyForTarget: true,
  },
] as const;
