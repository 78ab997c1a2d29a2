import { describeMachine } from '../../walkthroughs/describe-machine';
import type { AssessmentGateContext } from '../assessment-gate.types';
import { assessmentGateMachine } from '../assessment-gate.machine';
import { assessmentGateOutcomes } from './assessment-gate.fixtures';
import { KIOSK_RETURN_MS } from '../../submission/kiosk-return';
import { needsStatuses } from '../../submission/submission';
import { toFingerprint, toFormVersion } from '../../submission/get-fingerprint';
import { selectFormsToSend } from '../../submission/submission.selectors';
import { assessmentGateStateDescriptions } from './assessment-gate.descriptions';
import { assessmentGateStarts } from './assessment-gate.starts';
import { assessmentGateStatements } from './assessment-gate.statements';

const answered = { type: 'ANSWERED', isAcceptable: true } as const;

/** What another tab sends: PHQ-9 with the answer that was kept, and nothing else. */
const fingerprint = toFingerprint([toFormVersion('phq-9', { 'phq-9-1': 'phq-9-answer-1' })]);
/** Elsewhere it would be the shortest way to the end of the flow. */
const isInTwoTabs = ({ draft }: AssessmentGateContext) => draft !== null;

/** The registry entry of taking assessments (§4). Each assessment has one question in the fixtures. */
export const assessmentGateEntry = describeMachine(assessmentGateMachine, {
  title: 'Taking assessments',
  section: '§4 Assessment taking',
  starts: assessmentGateStarts,
  outcomes: assessmentGateOutcomes,
  events: [
    {
      description: 'Answer every question of PHQ-9.',
      event: { ...answered, assessmentId: 'phq-9', key: 'phq-9-1', value: 'phq-9-answer-2' },
    },
    {
      description: 'Answer every question of GAD-7.',
      event: { ...answered, assessmentId: 'gad-7', key: 'gad-7-1', value: 'gad-7-answer-2' },
    },
    { description: "Press 'Next'.", event: { type: 'NEXT' } },
    { description: "Press 'Back'.", event: { type: 'BACK' } },
    {
      description: "Press 'Submit'.",
      event: { type: 'SUBMIT', command: { key: 'command-1', startedAt: 0 } },
    },
    { description: "Press 'Take assessment anyway'.", event: { type: 'TAKE_ANYWAY' } },
    { description: "Press 'Done'.", event: { type: 'DONE' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    {
      description: "Press 'Start over'.",
      event: { type: 'START_OVER' },
      // Later it is 'Delete my answers', which asks first.
      isPossible: ({ isRestored }) => isRestored,
    },
    {
      description: "In another tab, answer PHQ-9 in the same way and press 'Submit'.",
      event: { type: 'SUBMITTED_ELSEWHERE', fingerprint, at: 1 },
      onlyIn: ['ASSIGNED_TAKEABLE', 'LOADING.submitting'],
      isPossible: isInTwoTabs,
    },
    {
      description: "In another tab, answer PHQ-9 in another way, and press 'Submit' in both.",
      event: { type: 'SUBMITTED_ELSEWHERE', fingerprint: 'of other answers', at: 1 },
      onlyIn: ['LOADING.submitting'],
      isPossible: isInTwoTabs,
    },
    {
      description: 'In another tab, answer PHQ-9 without sending it.',
      event: { type: 'UNSENT_ELSEWHERE', isUnsent: true },
      onlyIn: ['ASSIGNED_TAKEABLE'],
      isPossible: isInTwoTabs,
    },
  ],
  delays: {
    kioskReturn: { description: 'Wait ten seconds.', durationMs: KIOSK_RETURN_MS },
  },
  states: assessmentGateStateDescriptions,
  statements: assessmentGateStatements,
  journeys: [
    {
      title: 'A patient takes two assessments; the first attempt to send them fails.',
      start: 'link by text message',
      steps: [
        'loadAssigned done: two overdue',
        'loadDefinitions done: definitions there',
        'Answer every question of PHQ-9.',
        "Press 'Next'.",
        'Answer every question of GAD-7.',
        "Press 'Submit'.",
        'submit error: submit uncertain',
        "Press 'Submit'.",
        'loadStatuses done: nothing received',
        'submit done: answers received',
      ],
    },
  ],
  getStateKey: (context) => ({
    assigned: context.assigned,
    isTakeAnywayChosen: context.isTakeAnywayChosen,
    pages: context.forms.map(({ id }) => id),
    pageIndex: context.pageIndex,
    unanswered: context.unanswered,
    isAttempted: context.attempts > 0,
    hasDraft: context.draft !== null,
    isRestored: context.isRestored,
    failure: context.failure,
    userType: context.userType,
    sending: context.submission.attempt?.forms.map(({ id }) => id) ?? null,
    needsStatuses: needsStatuses(context.submission, selectFormsToSend(context)),
    receivedIds: context.submission.received.map(({ id }) => id),
  }),
});
