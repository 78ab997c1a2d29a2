import { describeMachine } from '../../walkthroughs/describe-machine';
import { toFingerprint, toFormVersion } from '../../submission/get-fingerprint';
import { KIOSK_RETURN_MS } from '../../submission/kiosk-return';
import { needsStatuses } from '../../submission/submission';
import type { CheckInStepperContext } from '../check-in-stepper.types';
import { checkInStepperMachine } from '../check-in-stepper.machine';
import { selectFormsToSend } from '../../submission/submission.selectors';
import { checkInStepperOutcomes, checkInStepperStarts } from './check-in-stepper.fixtures';
import { checkInStepperStateDescriptions } from './check-in-stepper.descriptions';
import { checkInStepperStatements } from './check-in-stepper.statements';

/** The fingerprint of what another tab sends: Anxiety with one answer. */
const getFingerprint = (strength: string) =>
  toFingerprint([toFormVersion('anxiety', { strength })]);

/** Elsewhere it would be the shortest way to the end of the flow. */
const isInTwoTabs = ({ draft }: CheckInStepperContext) => draft !== null;

/** The registry entry of taking check-ins (§4). One answer represents all answers of a page. */
export const checkInStepperEntry = describeMachine(checkInStepperMachine, {
  title: 'Taking check-ins',
  section: '§4 Lifestyle check-in',
  starts: checkInStepperStarts,
  outcomes: checkInStepperOutcomes,
  events: [
    {
      description: "Move the slider 'Energy'.",
      event: { type: 'ANSWERED', checkInId: 'lifestyle', key: 'energy', value: '1.2' },
    },
    {
      description: "Answer 'How strong was it today?' of Anxiety.",
      event: { type: 'ANSWERED', checkInId: 'anxiety', key: 'strength', value: '7' },
    },
    { description: "Press 'Next'.", event: { type: 'NEXT' } },
    { description: "Press 'Back'.", event: { type: 'BACK' } },
    {
      description: "Press 'Submit'.",
      event: { type: 'SUBMIT', command: { key: 'command-1', startedAt: 0 } },
    },
    { description: "Press 'Done'.", event: { type: 'DONE' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    {
      description: "Press 'Start over'.",
      event: { type: 'START_OVER' },
      // Later it is 'Delete my answers', which asks first.
      isPossible: ({ isRestored }) => isRestored,
    },
    {
      description: "In another tab, answer Anxiety with '7' and press 'Submit'.",
      event: { type: 'SUBMITTED_ELSEWHERE', fingerprint: getFingerprint('7'), at: 1 },
      onlyIn: ['taking', 'loadingStatuses', 'submitting'],
      isPossible: isInTwoTabs,
    },
    {
      description: "In another tab, answer Anxiety with '8' and press 'Submit'.",
      event: { type: 'SUBMITTED_ELSEWHERE', fingerprint: getFingerprint('8'), at: 1 },
      onlyIn: ['taking'],
      isPossible: isInTwoTabs,
    },
    {
      description: "In another tab, answer Anxiety with '9', and press 'Submit' in both.",
      event: { type: 'SUBMITTED_ELSEWHERE', fingerprint: getFingerprint('9'), at: 1 },
      onlyIn: ['loadingStatuses', 'submitting'],
      isPossible: isInTwoTabs,
    },
    {
      description: 'In another tab, answer Anxiety without sending it.',
      event: { type: 'UNSENT_ELSEWHERE', isUnsent: true },
      onlyIn: ['taking'],
      isPossible: isInTwoTabs,
    },
  ],
  delays: {
    kioskReturn: { description: 'Wait ten seconds.', durationMs: KIOSK_RETURN_MS },
  },
  states: checkInStepperStateDescriptions,
  statements: checkInStepperStatements,
  journeys: [
    {
      title: 'A patient completes two check-ins.',
      start: 'check-in opened',
      steps: [
        'loadCheckIns done: two modules',
        "Move the slider 'Energy'.",
        "Press 'Next'.",
        "Press 'Next'.",
        "Answer 'How strong was it today?' of Anxiety.",
        "Press 'Submit'.",
        'submit done: answers received',
      ],
    },
    {
      title: 'Another tab sends other answers while the list is read; the own ones are sent.',
      start: 'answers kept',
      steps: [
        'loadCheckIns done: one page, with answers kept',
        "Press 'Submit'.",
        'submit error: submit uncertain',
        "Press 'Submit'.",
        "In another tab, answer Anxiety with '9', and press 'Submit' in both.",
        'loadStatuses done: nothing received',
        'submit done: answers received',
      ],
    },
  ],
  getStateKey: (context) => ({
    checkIns: context.forms.map(({ id }) => id),
    stepIndex: context.pageIndex,
    answered: Object.keys(context.answers),
    failure: context.failure,
    sending: context.submission.attempt?.forms.map(({ id }) => id) ?? null,
    needsStatuses: needsStatuses(context.submission, selectFormsToSend(context)),
    receivedIds: context.submission.received.map(({ id }) => id),
    hasDraft: context.draft !== null,
    isRestored: context.isRestored,
  }),
});
