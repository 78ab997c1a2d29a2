import { NOT_SUBMITTED } from '../../submission/submission';
import type { CheckInStepperContext } from '../check-in-stepper.types';
import { REJECTION } from '../../walkthroughs/failures';
import { submitOutcomes } from '../../submission/qa/submit-outcomes';

const lifestyle = { id: 'lifestyle', steps: [['energy'], ['positivity']] };
const anxiety = { id: 'anxiety', steps: [['strength', 'signs']] };

const assigned = [
  { id: 'lifestyle', isOverdue: false },
  { id: 'anxiety', isOverdue: false },
];

/** The starts; the server decides which check-ins it contains. */
export const checkInStepperStarts = [
  {
    scenario: 'check-in opened',
    description: 'A patient opens a check-in.',
    input: { isKiosk: false, draft: null, draftPage: 0 },
    targetState: 'completed.acknowledged',
  },
  {
    scenario: 'kiosk',
    description: 'A visitor takes the check-ins at a kiosk.',
    input: { isKiosk: true, draft: null, draftPage: 0 },
    targetState: 'completed.returning',
  },
  {
    scenario: 'answers kept',
    description: 'A patient answers Anxiety and reloads the page before sending it.',
    input: {
      isKiosk: false,
      draft: { answers: { anxiety: { strength: '7' } }, submission: NOT_SUBMITTED },
      draftPage: 0,
    },
    targetState: 'taking',
  },
] as const;

const includesCheckIn =
  (id: string) =>
  ({ forms }: CheckInStepperContext): boolean =>
    forms.some((checkIn) => checkIn.id === id);

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
        value: { forms: [anxiety], before: assigned },
      },
      {
        scenario: 'lifestyle',
        description: 'The server returns Lifestyle correlates with two sliders, one per page.',
        isPossible: hasNoDraft,
        value: { forms: [lifestyle], before: assigned },
      },
      {
        scenario: 'two modules',
        description: 'The server returns Lifestyle correlates and Anxiety.',
        isPossible: hasNoDraft,
        value: { forms: [lifestyle, anxiety], before: assigned },
      },
      {
        scenario: 'one page, with answers kept',
        description: 'The server returns the module Anxiety; the kept answers fit it.',
        isPossible: hasDraft,
        value: { forms: [{ ...anxiety, kept: { strength: '7' } }], before: assigned },
      },
      {
        scenario: 'no such check-in',
        description: 'The server does not know the check-in.',
        value: { forms: [], before: [] },
      },
    ],
    error: [
      {
        scenario: 'check-in cannot be read',
        description: 'The server rejects the request for the check-in, with a reason.',
        value: REJECTION,
      },
    ],
  },
  loadStatuses: {
    done: [
      {
        scenario: 'nothing received',
        description: 'The server returns both as still assigned: it has received nothing.',
        value: assigned,
      },
      {
        scenario: 'part received',
        description:
          'The server returns only Anxiety as still assigned: it has received Lifestyle correlates.',
        value: [{ id: 'anxiety', isOverdue: false }],
        isPossible: includesCheckIn('anxiety'),
      },
      {
        scenario: 'all received',
        description: 'The server returns an empty list: it has received everything.',
        value: [],
      },
      {
        scenario: 'completed meanwhile',
        description:
          'The server returns both as still assigned, and Anxiety as completed just now: it has received Anxiety.',
        value: [
          { id: 'lifestyle', isOverdue: false },
          { id: 'anxiety', isOverdue: false, lastCompletedAt: 1 },
        ],
        isPossible: includesCheckIn('anxiety'),
      },
    ],
    error: [
      {
        scenario: 'statuses cannot be read',
        description: 'The server rejects the request for the assigned list, with a reason.',
        value: REJECTION,
      },
    ],
  },
  submit: submitOutcomes,
} as const;
