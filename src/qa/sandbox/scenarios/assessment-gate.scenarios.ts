import { completeAssignments, makeAssignment } from '../world/assignments';
import type { World } from '../world/world';
import { rejectNextRequest, type SetUp, type Scenarios } from './scenario.types';

/** What is assigned: ids of instruments, and in how many days each is due. */
const setAssignments =
  (...assigned: readonly (readonly [instrumentId: string, dueInDays: number])[]): SetUp =>
  ({ assignments, clock }, userId) =>
    assignments.set(
      userId,
      assigned.map(([id, dueInDays]) => makeAssignment(clock, userId, id, dueInDays)),
    );

/** As if these had been received although their submit seemed to fail. */
const markReceived =
  (...instrumentIds: readonly string[]): SetUp =>
  ({ assignments }, userId) =>
    completeAssignments(assignments, userId, instrumentIds);

const INSTRUMENTS = ['phq-9', 'gad-7'];

/** One question stands for all, as in the samples. */
function seed({ instruments }: World): void {
  for (const id of INSTRUMENTS) {
    const instrument = instruments.get(id);
    if (instrument === undefined) continue;
    instruments.set(id, { ...instrument, questions: instrument.questions.slice(0, 1) });
  }
}

/** Nothing is sent twice, and all that is received is complete. */
function checkInvariants({ submissions }: World): readonly string[] {
  const received = submissions.flatMap(({ assessments }) => assessments);
  const ids = received.map(({ id }) => id);
  return [
    ...ids.filter((id, index) => ids.indexOf(id) < index).map((id) => `${id} was received twice.`),
    ...received
      .filter(({ answers }) => answers.length !== 1)
      .map(({ id }) => `${id} was received incomplete.`),
  ];
}

/** What the situations of taking assessments mean in the clinic. */
export const assessmentGateScenarios: Scenarios = {
  initialStates: {
    'link by text message': { userId: 'ada', path: '/user/ada/assessments?context=sms' },
    'link to one assessment': {
      userId: 'ada',
      path: '/user/ada/assessments?context=sms&assessments=gad-7',
    },
    'account offered': { userId: 'ivy', path: '/user/ivy/assessments?context=sms' },
    'account owned': { userId: 'jonas', path: '/user/jonas/assessments?context=sms' },
    'more to do': {
      userId: 'ada',
      path: '/user/ada/assessments?context=sms&more=/user/ada/safety-net',
    },
    kiosk: {
      userId: 'kai',
      path: '/user/kai/assessments?context=kiosk&homescreenUrl=/kiosk/lakeside',
    },
    'clinician device': {
      userId: 'tess',
      path: '/user/tess/assessments?context=clinician_app&assessments=gad-7',
    },
  },
  outcomes: {
    'one overdue': setAssignments(['phq-9', -1]),
    'two overdue': setAssignments(['phq-9', -3], ['gad-7', -1]),
    'none overdue': setAssignments(['phq-9', 4], ['gad-7', 6]),
    'nothing assigned': setAssignments(),
    'nothing received': () => undefined,
    'part received': markReceived('phq-9'),
    'all received': markReceived('phq-9', 'gad-7'),
    'assigned list cannot be read': rejectNextRequest('assigned-assessments'),
    'definitions there': () => undefined,
    'definitions empty': ({ instruments }) => instruments.clear(),
    'definitions cannot be read': rejectNextRequest('assessments'),
    'answers received': () => undefined,
    'submit fails': rejectNextRequest('submit-assessments', 500),
    'signed out': () => undefined,
    'signed in': () => undefined,
    'session cannot be read': rejectNextRequest('session', 500),
  },
  signInOutcomes: ['signed in'],
  seed,
  checkInvariants,
};
