import { describeMachine } from '../walkthroughs/describe-machine';
import { assessmentGateMachine } from './assessment-gate.machine';
import { assessmentGateOutcomes, assessmentGateStarts } from './assessment-gate.samples';
import { KIOSK_RETURN_MS } from './assessment-gate.setup';
import { assessmentGateStates } from './assessment-gate.texts';

const answered = { type: 'ANSWERED', value: 'a', isAcceptable: true } as const;

/** Taking assessments for who walks through it (§4). One question stands for all of an assessment's. */
export const assessmentGateEntry = describeMachine(assessmentGateMachine, {
  title: 'Taking assessments',
  section: '§4 Assessment taking',
  starts: assessmentGateStarts,
  outcomes: assessmentGateOutcomes,
  events: [
    {
      says: 'Answer every question of PHQ-9.',
      event: { ...answered, assessmentId: 'phq-9', key: 'phq-9-1' },
    },
    {
      says: 'Answer every question of GAD-7.',
      event: { ...answered, assessmentId: 'gad-7', key: 'gad-7-1' },
    },
    { says: "Press 'Next'.", event: { type: 'NEXT' } },
    { says: "Press 'Back'.", event: { type: 'BACK' } },
    { says: "Press 'Submit'.", event: { type: 'SUBMIT' } },
    { says: "Press 'Take assessment anyway'.", event: { type: 'TAKE_ANYWAY' } },
    { says: "Press 'Done'.", event: { type: 'DONE' } },
    { says: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
  ],
  delays: {
    kioskReturn: { says: 'Wait ten seconds.', durationMs: KIOSK_RETURN_MS },
  },
  states: assessmentGateStates,
  distinguish: ({ assigned, outlines, attempts, ...context }) => ({
    assigned,
    isTakeAnywayChosen: context.isTakeAnywayChosen,
    pages: outlines.map(({ id }) => id),
    pageIndex: context.pageIndex,
    unanswered: context.unanswered,
    isAttempted: attempts > 0,
    failure: context.failure,
    isResend: context.isResend,
    receivedIds: context.receivedIds,
  }),
});
