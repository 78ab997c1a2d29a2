import { completeAssignments, makeAssignment } from '../world/assignments';
import type { World } from '../world/world';
import { storedDraft } from './stored-draft';
import { rejectNextRequest, type SetUp, type Scenarios } from './scenario.types';

const INSTRUMENTS = ['phq-9', 'gad-7'];

/** Sets the assigned assessments: the instrument and the number of days until it is due. */
const setAssignments =
  (...assigned: readonly (readonly [instrumentId: string, dueInDays: number])[]): SetUp =>
  ({ assignments, clock }, userId) =>
    assignments.set(
      userId,
      assigned.map(([id, dueInDays]) => makeAssignment(clock, userId, id, dueInDays)),
    );

/** Marks assessments as received, as if only the response of their submit was lost. */
const markReceived =
  (...instrumentIds: readonly string[]): SetUp =>
  (world, userId) =>
    completeAssignments(world, userId, instrumentIds);

/** Marks all assessments as received, on a server that keeps them on the list until they are due again. */
const markReceivedAndDueLater: SetUp = (world, userId) =>
  completeAssignments({ ...world, answeredAssignments: 'due later' }, userId, INSTRUMENTS);

/** Without an account, as the fixtures say; they are offered none for another reason. */
const USERS_WITHOUT_ACCOUNT = ['kai', 'tess', 'sams-mother'];

/** Reduces each instrument to one question, as in the fixtures, and asks more users for an account. */
function seed({ instruments, people }: World): void {
  for (const userId of USERS_WITHOUT_ACCOUNT) {
    const person = people.get(userId);
    if (person === undefined) continue;
    people.set(userId, { ...person, shouldPromptAccountCreation: true, hasOnboarded: false });
  }
  for (const id of INSTRUMENTS) {
    const instrument = instruments.get(id);
    if (instrument === undefined) continue;
    instruments.set(id, { ...instrument, questions: instrument.questions.slice(0, 1) });
  }
}

/** Checks that no assessment was received twice or incomplete. */
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

/** The scenarios of taking assessments. */
export const assessmentGateScenarios: Scenarios = {
  initialStates: {
    'link by text message': { userId: 'ada', path: '/user/ada/assessments?context=sms' },
    'link to one assessment': {
      userId: 'ada',
      path: '/user/ada/assessments?context=sms&assessments=gad-7',
    },
    'link by email': { userId: 'jonas', path: '/user/jonas/assessments?context=email' },
    'text message sent by hand': {
      userId: 'ivy',
      path: '/user/ivy/assessments?context=manual_sms',
    },
    'email sent by hand': { userId: 'jonas', path: '/user/jonas/assessments?context=manual_email' },
    'own app': { userId: 'ivy', path: '/user/ivy/assessments?context=patient_app' },
    'accounts switched off': {
      userId: 'ivy',
      path: '/user/ivy/assessments?context=sms',
      flags: { accept_invite_flow: false },
    },
    participant: { userId: 'sams-mother', path: '/user/sams-mother/assessments?context=sms' },
    'account offered': { userId: 'ivy', path: '/user/ivy/assessments?context=sms' },
    'account owned': { userId: 'jonas', path: '/user/jonas/assessments?context=sms' },
    'more to do': {
      userId: 'ada',
      path: '/user/ada/assessments?context=sms&more=/user/ada/safety-net',
    },
    'answers kept': {
      userId: 'ada',
      path: '/user/ada/assessments?context=sms',
      tabStorage: storedDraft('assessments', 'ada', { 'phq-9': { 'phq-9-1': 'phq-9-answer-1' } }),
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
    'all received, due again later': markReceivedAndDueLater,
    'assigned list cannot be read': rejectNextRequest('assigned-assessments'),
    'statuses cannot be read': rejectNextRequest('assigned-assessments'),
    'definitions there': () => undefined,
    'definitions there, with answers kept': () => undefined,
    'definitions empty': ({ instruments }) => instruments.clear(),
    'definitions cannot be read': rejectNextRequest('assessments'),
    'answers received': () => undefined,
    'submit refused': rejectNextRequest('submit-assessments'),
    'submit uncertain': rejectNextRequest('submit-assessments', 500),
    'signed out': () => undefined,
    'signed in': () => undefined,
    'another user signed in': () => undefined,
    'session cannot be read': rejectNextRequest('session', 500),
  },
  signInOutcomes: { 'signed in': null, 'another user signed in': 'ada' },
  seed,
  checkInvariants,
};
