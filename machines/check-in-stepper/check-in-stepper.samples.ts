import type { Failure } from '../port';
import type { CheckInStepperContext } from './check-in-stepper.types';

const refusal: Failure = { reason: 'rejected', message: 'The clinic cannot do this right now.' };
const outage: Failure = { reason: 'server', message: 'The clinic is out of order.' };

const lifestyle = { id: 'lifestyle', steps: [['energy'], ['positivity']] };
const anxiety = { id: 'anxiety', steps: [['strength', 'signs']] };

/** Ways to begin: which check-ins the flow is about is for the clinic to say. */
export const checkInStepperStarts = [
  {
    situation: 'check-in opened',
    says: 'A patient opens a check-in.',
    input: undefined,
    leadsTo: 'completed',
  },
] as const;

const isLast =
  (id: string) =>
  ({ checkIns }: CheckInStepperContext): boolean =>
    checkIns.some((one) => one.id === id);

/** Ways in which the clinic may answer. */
export const checkInStepperOutcomes = {
  loadCheckIns: {
    done: [
      {
        situation: 'one page',
        says: 'The clinic sends the module Anxiety, all on one page.',
        value: [anxiety],
      },
      {
        situation: 'lifestyle',
        says: 'The clinic sends Lifestyle correlates with two sliders, one on each page.',
        value: [lifestyle],
      },
      {
        situation: 'two modules',
        says: 'The clinic sends Lifestyle correlates and Anxiety, one after the other.',
        value: [lifestyle, anxiety],
      },
      {
        situation: 'no such check-in',
        says: 'The clinic knows of no such check-in.',
        value: [],
      },
    ],
    error: [
      {
        situation: 'check-in cannot be read',
        says: 'The clinic refuses to send the check-in, and says why.',
        value: refusal,
      },
    ],
  },
  loadAssignedIds: {
    done: [
      {
        situation: 'nothing received',
        says: 'The clinic answers that all of it is still assigned: it counts as not received.',
        value: ['lifestyle', 'anxiety'],
      },
      {
        situation: 'part received',
        says: 'The clinic answers that Anxiety is still assigned: it has received Lifestyle correlates.',
        value: ['anxiety'],
        isPossible: isLast('anxiety'),
      },
      {
        situation: 'all received',
        says: 'The clinic answers that nothing is assigned any more: it has received everything.',
        value: [],
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
} as const;
