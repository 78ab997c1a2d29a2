import type { Failure } from '../../port';
import type { AssessmentGateContext, AssessmentGateInput } from '../assessment-gate.types';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const serverError: Failure = { reason: 'server', message: 'The clinic is out of order.' };

const smsInput: AssessmentGateInput = {
  appContext: 'sms',
  requestedIds: null,
  isAccountOffered: false,
  hasOnboarded: true,
  hasMore: false,
};

/** Ways to begin: what the link says, and what the clinic knows of the person. */
export const assessmentGateStarts = [
  {
    scenario: 'link by text message',
    description: 'A patient opens the link of a text message.',
    input: smsInput,
    targetState: 'SUBMITTED.acknowledged',
  },
  {
    scenario: 'link to one assessment',
    description: 'A patient opens a link to GAD-7 alone.',
    input: { ...smsInput, requestedIds: ['gad-7'] },
    targetState: 'NONE_ASSIGNED',
  },
  {
    scenario: 'account offered',
    description: 'A patient without an account opens the link; the clinic offers one.',
    input: { ...smsInput, isAccountOffered: true, hasOnboarded: false },
    targetState: 'SUBMITTED.onboarding',
  },
  {
    scenario: 'account owned',
    description: 'A patient with an account opens the link of a text message.',
    input: { ...smsInput, isAccountOffered: true },
    targetState: 'SUBMITTED.home',
  },
  {
    scenario: 'more to do',
    description: 'A patient opens a link that leads on to something else afterwards.',
    input: { ...smsInput, hasMore: true },
    targetState: 'SUBMITTED.more',
  },
  {
    scenario: 'kiosk',
    description: 'A visitor takes assessments at the kiosk.',
    input: { ...smsInput, appContext: 'kiosk' },
    targetState: 'SUBMITTED.returning',
  },
  {
    scenario: 'clinician device',
    description: 'A clinician opens a link to GAD-7 on their own device.',
    input: { ...smsInput, appContext: 'clinician_app', requestedIds: ['gad-7'] },
    targetState: 'SUBMITTED.acknowledged',
  },
] as const;

const isResend = (context: AssessmentGateContext) => context.isResend;
const isFirstTime = (context: AssessmentGateContext) => !context.isResend;

/** Ways in which the clinic may answer; a list read again after a failed submit tells what was received. */
export const assessmentGateOutcomes = {
  loadAssigned: {
    done: [
      {
        scenario: 'one overdue',
        description: 'The clinic answers that PHQ-9 is overdue.',
        value: [{ id: 'phq-9', isOverdue: true }],
        isPossible: isFirstTime,
      },
      {
        scenario: 'two overdue',
        description: 'The clinic answers that PHQ-9 and GAD-7 are overdue.',
        value: [
          { id: 'phq-9', isOverdue: true },
          { id: 'gad-7', isOverdue: true },
        ],
        isPossible: isFirstTime,
      },
      {
        scenario: 'none overdue',
        description: 'The clinic answers that PHQ-9 and GAD-7 are assigned and not due yet.',
        value: [
          { id: 'phq-9', isOverdue: false },
          { id: 'gad-7', isOverdue: false },
        ],
        isPossible: isFirstTime,
      },
      {
        scenario: 'nothing assigned',
        description: 'The clinic answers that nothing is assigned.',
        value: [],
        isPossible: isFirstTime,
      },
      {
        scenario: 'nothing received',
        description:
          'The clinic answers that all of it is still assigned: it has received nothing.',
        value: [
          { id: 'phq-9', isOverdue: true },
          { id: 'gad-7', isOverdue: true },
        ],
        isPossible: isResend,
      },
      {
        scenario: 'part received',
        description: 'The clinic answers that GAD-7 is still assigned: it has received PHQ-9.',
        value: [{ id: 'gad-7', isOverdue: true }],
        isPossible: (context: AssessmentGateContext) =>
          context.isResend && context.outlines.length > 1,
      },
      {
        scenario: 'all received',
        description:
          'The clinic answers that nothing is assigned any more: it has received everything.',
        value: [],
        isPossible: isResend,
      },
    ],
    error: [
      {
        scenario: 'assigned list cannot be read',
        description: 'The clinic refuses to say what is assigned, and why.',
        value: rejection,
      },
    ],
  },
  loadDefinitions: {
    done: [
      {
        scenario: 'definitions there',
        description: 'The clinic sends the questions.',
        value: [
          { id: 'phq-9', name: 'PHQ-9', unanswered: ['phq-9-1'] },
          { id: 'gad-7', name: 'GAD-7', unanswered: ['gad-7-1'] },
        ],
      },
      {
        scenario: 'definitions empty',
        description: 'The clinic knows of no such assessment.',
        value: [],
      },
    ],
    error: [
      {
        scenario: 'definitions cannot be read',
        description: 'The clinic refuses to send the questions, and says why.',
        value: rejection,
      },
    ],
  },
  submit: {
    done: [
      { scenario: 'answers received', description: 'The clinic receives the answers.', value: {} },
    ],
    error: [
      {
        scenario: 'submit fails',
        description: 'The clinic does not take the answers, and says why.',
        value: serverError,
      },
    ],
  },
  readSession: {
    done: [
      {
        scenario: 'signed in',
        description: 'The patient turns out to be signed in.',
        value: { isSignedIn: true },
      },
      {
        scenario: 'signed out',
        description: 'The patient turns out not to be signed in.',
        value: { isSignedIn: false },
      },
    ],
    error: [
      {
        scenario: 'session cannot be read',
        description: 'Whether the patient is signed in cannot be found out.',
        value: rejection,
      },
    ],
  },
} as const;
