import type { Failure } from '../../port';
import type { CheckInStepperContext } from '../check-in-stepper.types';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const serverError: Failure = { reason: 'server', message: 'The clinic is out of order.' };

const lifestyle = { id: 'lifestyle', steps: [['energy'], ['positivity']] };
const anxiety = { id: 'anxiety', steps: [['strength', 'signs']] };

/** Ways to begin: which check-ins the flow is about is for the clinic to say. */
export const checkInStepperStarts = [
  {
    scenario: 'check-in opened',
    description: 'A patient opens a check-in.',
    input: undefined,
    targetState: 'completed',
  },
] as const;

const includesCheckIn =
  (id: string) =>
  ({ checkIns }: CheckInStepperContext): boolean =>
    checkIns.some((one) => one.id === id);

/** Ways in which the clinic may answer. */
export const checkInStepperOutcomes = {
  loadCheckIns: {
    done: [
      {
        scenario: 'one page',
        description: 'The clinic sends the module Anxiety, all on one page.',
        value: [anxiety],
      },
      {
        scenario: 'lifestyle',
        description: 'The clinic sends Lifestyle correlates with two sliders, one on each page.',
        value: [lifestyle],
      },
      {
        scenario: 'two modules',
        description: 'The clinic sends Lifestyle correlates and Anxiety, one after the other.',
        value: [lifestyle, anxiety],
      },
      {
        scenario: 'no such check-in',
        description: 'The clinic knows of no such check-in.',
        value: [],
      },
    ],
    error: [
      {
        scenario: 'check-in cannot be read',
        description: 'The clinic refuses to send the check-in, and says why.',
        value: rejection,
      },
    ],
  },
  loadAssignedIds: {
    done: [
      {
        scenario: 'nothing received',
        description:
          'The clinic answers that all of it is still assigned: it counts as not received.',
        value: ['lifestyle', 'anxiety'],
      },
      {
        scenario: 'part received',
        description:
          'The clinic answers that Anxiety is still assigned: it has received Lifestyle correlates.',
        value: ['anxiety'],
        isPossible: includesCheckIn('anxiety'),
      },
      {
        scenario: 'all received',
        description:
          'The clinic answers that nothing is assigned any more: it has received everything.',
        value: [],
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
} as const;
