import type { Failure } from '../../port';
import type { CheckInStepperContext } from '../check-in-stepper.types';

const rejection: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const serverError: Failure = { reason: 'server', message: 'The clinic is out of order.' };

const lifestyle = { id: 'lifestyle', steps: [['energy'], ['positivity']] };
const anxiety = { id: 'anxiety', steps: [['strength', 'signs']] };

/** The start; the server decides which check-ins it contains. */
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
    checkIns.some((checkIn) => checkIn.id === id);

/** The outcomes of each request. */
export const checkInStepperOutcomes = {
  loadCheckIns: {
    done: [
      {
        scenario: 'one page',
        description: 'The server returns the module Anxiety, with all questions on one page.',
        value: [anxiety],
      },
      {
        scenario: 'lifestyle',
        description: 'The server returns Lifestyle correlates with two sliders, one per page.',
        value: [lifestyle],
      },
      {
        scenario: 'two modules',
        description: 'The server returns Lifestyle correlates and Anxiety.',
        value: [lifestyle, anxiety],
      },
      {
        scenario: 'no such check-in',
        description: 'The server does not know the check-in.',
        value: [],
      },
    ],
    error: [
      {
        scenario: 'check-in cannot be read',
        description: 'The server rejects the request for the check-in, with a reason.',
        value: rejection,
      },
    ],
  },
  loadReceivedIds: {
    done: [
      {
        scenario: 'nothing received',
        description: 'The server returns both as still assigned: it has received nothing.',
        value: [],
      },
      {
        scenario: 'part received',
        description:
          'The server returns only Anxiety as still assigned: it has received Lifestyle correlates.',
        value: ['lifestyle'],
        isPossible: includesCheckIn('anxiety'),
      },
      {
        scenario: 'all received',
        description: 'The server returns an empty list: it has received everything.',
        value: ['lifestyle', 'anxiety'],
      },
      {
        scenario: 'completed meanwhile',
        description:
          'The server returns both as still assigned, and Anxiety as completed just now: it has received Anxiety.',
        value: ['anxiety'],
        isPossible: includesCheckIn('anxiety'),
      },
    ],
    error: [
      {
        scenario: 'assigned list cannot be read',
        description: 'The server rejects the request for the assigned list, with a reason.',
        value: rejection,
      },
    ],
  },
  submit: {
    done: [
      { scenario: 'answers received', description: 'The server accepts the answers.', value: {} },
    ],
    error: [
      {
        scenario: 'submit fails',
        description: 'The server does not accept the answers and returns a reason.',
        value: serverError,
      },
    ],
  },
} as const;
