import { describeMachine } from '../../walkthroughs/describe-machine';
import { checkInStepperMachine } from '../check-in-stepper.machine';
import { checkInStepperOutcomes, checkInStepperStarts } from './check-in-stepper.fixtures';
import { checkInStepperStateDescriptions } from './check-in-stepper.descriptions';
import { checkInStepperStatements } from './check-in-stepper.statements';

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
    { description: "Press 'Submit'.", event: { type: 'SUBMIT' } },
    { description: "Press 'Try again'.", event: { type: 'TRY_AGAIN' } },
    { description: "Press 'Start over'.", event: { type: 'START_OVER' } },
  ],
  states: checkInStepperStateDescriptions,
  statements: checkInStepperStatements,
  getStateKey: ({ checkIns, answers, draft, stepIndex, isRestored, ...context }) => ({
    checkIns: checkIns.map(({ id }) => id),
    stepIndex,
    answered: Object.keys(answers),
    failure: context.failure,
    isResend: context.isResend,
    receivedIds: context.receivedIds,
    hasDraft: draft !== null,
    isRestored,
  }),
});
