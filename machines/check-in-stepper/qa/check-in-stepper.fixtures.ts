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
    input: { draft: null, draftPage: 0 },
    targetState: 'completed',
  },
  {
    scenario: 'answers kept',
    description: 'A patient answers Anxiety and reloads the page before sending it.',
    input: { draft: { anxiety: { strength: '7' } }, draftPage: 0 },
    targetState: 'taking',
  },
] as const;

const includesCheckIn =
  (id: string) =>
  ({ checkIns }: CheckInStepperContext): boolean =>
    checkIns.some((checkIn) => checkIn.id === id);

const hasDraft = ({ draft }: CheckInStepperContext) => draft !== null;
const hasNoDraft = ({ draft }: CheckInStepperContext) => draft === null;

/** The outcomes of each request. */
export const checkInStepperOutcomes = {
  loadCheckIns: {
    done: [
      {
        scenario: 'one page',
        description: 'The server returns the module Anxiety, with all questions on one page.',
        isPossible: hasNoDraft,
        value: [anxiety],
      },
      {
        scenario: 'lifestyle',
        description: 'The server returns Lifestyle correlates with two sliders, one per page.',
        isPossible: hasNoDraft,
        value: [lifestyle],
      },
      {
        scenario: 'two modules',
        description: 'The server returns Lifestyle correlates and Anxiety.',
        isPossible: hasNoDraft,
        value: [lifestyle, anxiety],
      },
      {
        scenario: 'one page, with answers kept',
        description: 'The server returns the module Anxiety; the kept answers fit it.',
        isPossible: hasDraft,
        value: [{ ...anxiety, kept: { strength: '7' } }],
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
      { scenario: 'answers received', description: 'The server accepts the answers.', value: null },
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
