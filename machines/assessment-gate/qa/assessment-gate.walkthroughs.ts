import { describeMachine } from '../../walkthroughs/describe-machine';
import { assessmentGateMachine } from '../assessment-gate.machine';
import { assessmentGateOutcomes } from './assessment-gate.fixtures';
import { KIOSK_RETURN_MS } from '../assessment-gate.setup';
import { assessmentGateStateDescriptions } from './assessment-gate.descriptions';
import { assessmentGateStarts } from './assessment-gate.starts';
import { assessmentGateStatements } from './assessment-gate.statements';

const answered = { type: 'ANSWERED', value: 'a', isAcceptable: true } as const;

/** The registry entry of taking assessments (§4). Each assessment has one question in the fixtures. */
export const assessmentGateEntry = describeMachine(assessmentGateMachine, {
  title: 'Taking assessments',
  section: '§4 Assessment taking',
  starts: assessmentGateStarts,
  outcomes: assessmentGateOutcomes,
  events: [
    {
      description: 'Answer every question of PHQ-9.',
      event: { ...answered, assessmentId: 'phq-9', key: 'phq-9-1' },
    },
    {
      description: 'Answer every question of GAD-7.',
      event: { ...answered, assessmentId: 'gad-7', key: 'gad-7-1' },
    },
    { description: "Press 'Next'.", event: { type: 'NEXT' } },
    { description: "Press 'Back'.", event: { type: 'BACK' } },
    { description: "Press 'Submit'.", event: { type: 'SUBMIT' } },
    { description: "Press 'Take assessment anyway'.", event: { type: 'TAKE_ANYWAY' } },
    { description: "Press 'Done'.", event: { type: 'DONE' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    { description: "Press 'Start over'.", event: { type: 'START_OVER' } },
  ],
  delays: {
    kioskReturn: { description: 'Wait ten seconds.', durationMs: KIOSK_RETURN_MS },
  },
  states: assessmentGateStateDescriptions,
  statements: assessmentGateStatements,
  getStateKey: ({ assigned, outlines, attempts, ...context }) => ({
    assigned,
    isTakeAnywayChosen: context.isTakeAnywayChosen,
    pages: outlines.map(({ id }) => id),
    pageIndex: context.pageIndex,
    unanswered: context.unanswered,
    isAttempted: attempts > 0,
    hasDraft: context.draft !== null,
    isRestored: context.isRestored,
    failure: context.failure,
    isResend: context.isResend,
    userType: context.userType,
    receivedIds: context.receivedIds,
  }),
});
