import type { Failure } from '../port';
import type { AssessmentGateContext, AssessmentGateInput } from './assessment-gate.types';

const refusal: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const outage: Failure = { reason: 'server', message: 'The clinic is out of order.' };

const byText: AssessmentGateInput = {
  appContext: 'sms',
  requestedIds: null,
  isAccountOffered: false,
  hasOnboarded: true,
  hasMore: false,
};

/** Ways to begin: what the link says, and what the clinic knows of the person. */
export const assessmentGateStarts = [
  {
    situation: 'link by text message',
    says: 'A patient opens the link of a text message.',
    input: byText,
    leadsTo: 'SUBMITTED.acknowledged',
  },
  {
    situation: 'link to one assessment',
    says: 'A patient opens a link to GAD-7 alone.',
    input: { ...byText, requestedIds: ['gad-7'] },
    leadsTo: 'NONE_ASSIGNED',
  },
  {
    situation: 'account offered',
    says: 'A patient without an account opens the link; the clinic offers one.',
    input: { ...byText, isAccountOffered: true, hasOnboarded: false },
    leadsTo: 'SUBMITTED.onboarding',
  },
  {
    situation: 'account owned',
    says: 'A patient with an account opens the link of a text message.',
    input: { ...byText, isAccountOffered: true },
    leadsTo: 'SUBMITTED.home',
  },
  {
    situation: 'more to do',
    says: 'A patient opens a link that leads on to something else afterwards.',
    input: { ...byText, hasMore: true },
    leadsTo: 'SUBMITTED.more',
  },
  {
    situation: 'kiosk',
    says: 'A visitor takes assessments at the kiosk.',
    input: { ...byText, appContext: 'kiosk' },
    leadsTo: 'SUBMITTED.returning',
  },
  {
    situation: 'clinician device',
    says: 'A clinician opens a link to GAD-7 on their own device.',
    input: { ...byText, appContext: 'clinician_app', requestedIds: ['gad-7'] },
    leadsTo: 'SUBMITTED.acknowledged',
  },
] as const;

const isResend = (context: AssessmentGateContext) => context.isResend;
const isFirstTime = (context: AssessmentGateContext) => !context.isResend;

/** Ways in which the clinic may answer; a list read again after a failed submit tells what was received. */
export const assessmentGateOutcomes = {
  loadAssigned: {
    done: [
      {
        situation: 'one overdue',
        says: 'The clinic answers that PHQ-9 is overdue.',
        value: [{ id: 'phq-9', isOverdue: true }],
        isPossible: isFirstTime,
      },
      {
        situation: 'two overdue',
        says: 'The clinic answers that PHQ-9 and GAD-7 are overdue.',
        value: [
          { id: 'phq-9', isOverdue: true },
          { id: 'gad-7', isOverdue: true },
        ],
        isPossible: isFirstTime,
      },
      {
        situation: 'none overdue',
        says: 'The clinic answers that PHQ-9 and GAD-7 are assigned and not due yet.',
        value: [
          { id: 'phq-9', isOverdue: false },
          { id: 'gad-7', isOverdue: false },
        ],
        isPossible: isFirstTime,
      },
      {
        situation: 'nothing assigned',
        says: 'The clinic answers that nothing is assigned.',
        value: [],
        isPossible: isFirstTime,
      },
      {
        situation: 'nothing received',
        says: 'The clinic answers that all of it is still assigned: it has received nothing.',
        value: [
          { id: 'phq-9', isOverdue: true },
          { id: 'gad-7', isOverdue: true },
        ],
        isPossible: isResend,
      },
      {
        situation: 'part received',
        says: 'The clinic answers that GAD-7 is still assigned: it has received PHQ-9.',
        value: [{ id: 'gad-7', isOverdue: true }],
        isPossible: (context: AssessmentGateContext) =>
          context.isResend && context.outlines.length > 1,
      },
      {
        situation: 'all received',
        says: 'The clinic answers that nothing is assigned any more: it has received everything.',
        value: [],
        isPossible: isResend,
      },
    ],
    error: [
      {
        situation: 'assigned list cannot be read',
        says: 'The clinic refuses to say what is assigned, and why.',
        value: refusal,
      },
    ],
  },
  loadDefinitions: {
    done: [
      {
        situation: 'definitions there',
        says: 'The clinic sends the questions.',
        value: [
          { id: 'phq-9', name: 'PHQ-9', unanswered: ['phq-9-1'] },
          { id: 'gad-7', name: 'GAD-7', unanswered: ['gad-7-1'] },
        ],
      },
      {
        situation: 'definitions empty',
        says: 'The clinic knows of no such assessment.',
        value: [],
      },
    ],
    error: [
      {
        situation: 'definitions cannot be read',
        says: 'The clinic refuses to send the questions, and says why.',
        value: refusal,
      },
    ],
  },
  submit: {
    done: [{ situation: 'answers received', says: 'The clinic receives the answers.', value: {} }],
    error: [
      {
        situation: 'submit fails',
        says: 'The clinic does not take the answers, and says why.',
        value: outage,
      },
    ],
  },
  readSession: {
    done: [
      {
        situation: 'signed in',
        says: 'The patient turns out to be signed in.',
        value: { isSignedIn: true },
      },
      {
        situation: 'signed out',
        says: 'The patient turns out not to be signed in.',
        value: { isSignedIn: false },
      },
    ],
    error: [
      {
        situation: 'session cannot be read',
        says: 'Whether the patient is signed in cannot be found out.',
        value: refusal,
      },
    ],
  },
} as const;
