import {
  button,
  expectButton,
  link,
  pressButton,
} from '../../../../src/qa/flow-drivers/assertions';
import type { ElementLocator, PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import type { World } from '../../../../src/qa/sandbox/world/world';
import {
  DONE,
  endWith,
  LINK_REFUSED,
  NEVER_NOTICED,
  onceThen,
  RELOADS,
  show,
  TWO_TABS_FAULTS,
  UNCERTAIN,
  UNREADABLE_LIST,
} from './outcomes';
import type { Outcome, Outcomes, Scenario } from './scenario.types';
import { HAD_RECEIVED, heading, SENT_ELSEWHERE } from './screens';

const signedIn = (path: string, userId = 'jonas') => ({ userId, path, isSignedIn: true });
const publicLink = { userId: 'jonas', path: '/user/jonas/check-ins?context=sms' };

const assignOne = ({ assignedCheckIns }: World) => assignedCheckIns.set('jonas', ['anxiety']);
const answer = (driver: PageDriver) => driver.press({ label: '7' });
const answerOtherwise = (driver: PageDriver) => driver.press({ label: '3' });
function unassign({ assignedCheckIns }: World): void {
  const assigned = assignedCheckIns.get('jonas') ?? [];
  assignedCheckIns.set(
    'jonas',
    assigned.filter((id) => id !== 'anxiety'),
  );
}
const countScores = ({ checkInScores }: World) => checkInScores.get('jonas')?.length ?? 0;
const hasScore = (world: World) => countScores(world) > 0;

/** A check-in that is not found leads to the list (§8). */
const NOT_FOUND = show(heading('Check in'));
/** Any JSON acknowledges a submit, and so does no body. */
const ANY_JSON: Outcomes = { shape: DONE, empty: DONE };

const COMPLETE = heading('Check-in complete!');

/** After a reload the answers are there, and can be sent. */
const showKept = (shows?: ElementLocator): Outcome => ({
  kind: 'screen',
  shows: { text: 'We kept your answers.' },
  next: { act: pressButton('Submit'), ...(shows !== undefined && { shows }) },
});

/** Fails a first submit, so that the next one reads the assigned check-ins first. */
const failSubmit =
  (endpoint: string) =>
  async (driver: PageDriver, { faults }: World): Promise<void> => {
    await answer(driver);
    faults.failNext({ path: endpoint, kind: 'status', status: 500 });
    await driver.press(button('Submit'));
    await driver.expectVisible({ role: 'alert' });
    await expectButton(driver, 'Submit');
  };

const submittingOne: Scenario = {
  name: 'submit a check-in',
  covers: ['submitCheckIns'],
  request: 'submit-check-ins',
  kind: 'command',
  session: 'account',
  start: signedIn('/check-ins/anxiety'),
  prepare: answer,
  send: pressButton('Submit'),
  done: heading('Check in'),
  countWrites: countScores,
};
const submittingByLink: Scenario = {
  name: 'submit check-ins of a public link',
  covers: ['submitPublicCheckIns'],
  request: 'submit-checkins',
  kind: 'command',
  session: 'none',
  start: publicLink,
  seed: assignOne,
  prepare: answer,
  send: pressButton('Submit'),
  done: COMPLETE,
  isEnd: true,
  countWrites: countScores,
};

const comparingOne = {
  ...submittingOne,
  covers: ['getAssignedCheckInStatuses'],
  request: 'check-ins-assigned-v2',
  kind: 'query',
  prepare: failSubmit('submit-check-ins'),
} as const;
const comparingByLink = {
  ...submittingByLink,
  covers: ['getAssignedPublicCheckInStatuses'],
  request: 'assigned-checkins',
  kind: 'query',
  prepare: failSubmit('submit-checkins'),
} as const;

/** The same in two tabs (D9 'Two tabs'). */
const withOtherTab = (submitting: Scenario, outcomes: Outcomes): readonly Scenario[] => [
  {
    ...submitting,
    name: `${submitting.name} while another tab has the same answers`,
    faults: TWO_TABS_FAULTS,
    otherTab: { prepare: answer, shows: COMPLETE, keepsValues: false },
    outcomes,
  },
  {
    ...submitting,
    name: `${submitting.name} while another tab has other answers`,
    faults: TWO_TABS_FAULTS,
    otherTab: { prepare: answerOtherwise, shows: SENT_ELSEWHERE, keepsValues: true },
    outcomes,
  },
];

/** Check-ins of signed-in users (§2). */
const signedInScenarios: readonly Scenario[] = [
  {
    name: 'list the check-ins',
    covers: ['getAssignedCheckIns'],
    request: 'check-ins-assigned-v2',
    kind: 'query',
    session: 'account',
    start: signedIn('/check-ins'),
    done: link('Anxiety'),
  },
  {
    name: 'open a check-in',
    covers: ['getAssignedCheckIn'],
    request: 'check-in-assigned',
    kind: 'query',
    session: 'account',
    start: signedIn('/check-ins/anxiety'),
    done: heading('Anxiety'),
    outcomes: { 404: NOT_FOUND },
  },
  {
    ...submittingOne,
    moreFaults: RELOADS,
    outcomes: {
      ...ANY_JSON,
      ...onceThen(['lost', 'malformed'], COMPLETE),
      'reload-unsent': showKept(),
      'reload-lost': showKept(COMPLETE),
      // Depending on the moment, the list or the form.
      'reload-after': show(heading(/^(?:Check in|Anxiety)$/)),
    },
  },
  {
    ...submittingOne,
    name: 'submit a check-in that is no longer assigned',
    change: unassign,
    // D9: after an uncertain attempt, what is no longer assigned counts as received.
    outcomes: { ...ANY_JSON, ...onceThen(UNCERTAIN, HAD_RECEIVED) },
  },
  ...withOtherTab(submittingOne, { ...ANY_JSON, ...onceThen(['lost', 'malformed'], COMPLETE) }),
  {
    ...comparingOne,
    name: 'compare with the assigned check-ins before another submit',
    isApplied: hasScore,
    outcomes: UNREADABLE_LIST,
  },
  {
    ...comparingOne,
    name: 'compare with the assigned check-ins, which have changed, before another submit',
    change: unassign,
    // D9: what is no longer assigned counts as received; if the list cannot be read, it is sent.
    done: heading(/^(?:Check in|Check-in complete!)$/),
    outcomes: UNREADABLE_LIST,
  },
  {
    name: 'read the history of a check-in',
    covers: ['getCheckInScores'],
    request: 'check-in-scores-v2',
    kind: 'query',
    session: 'account',
    start: signedIn('/check-ins/anxiety/completed', 'ada'),
    done: heading('Anxiety history'),
    outcomes: { 404: NOT_FOUND },
  },
];

/** Check-ins of public links, and their preview (§2). */
const publicScenarios: readonly Scenario[] = [
  {
    name: 'open a public link to check-ins',
    covers: ['getAssignedPublicCheckIns'],
    request: 'assigned-checkins',
    kind: 'query',
    session: 'none',
    start: publicLink,
    seed: assignOne,
    done: heading('Anxiety'),
    outcomes: LINK_REFUSED,
  },
  {
    ...submittingByLink,
    isApplied: hasScore,
    moreFaults: RELOADS,
    outcomes: {
      ...ANY_JSON,
      'reload-unsent': showKept(),
      'reload-lost': showKept(HAD_RECEIVED),
      // The check-in can be taken again.
      'reload-after': show(heading('Anxiety')),
    },
  },
  {
    ...submittingByLink,
    name: 'submit check-ins of a public link that are no longer assigned',
    change: unassign,
    // D9: after an uncertain attempt, what is no longer assigned counts as received.
    outcomes: { ...ANY_JSON, ...onceThen(UNCERTAIN, HAD_RECEIVED) },
  },
  ...withOtherTab(submittingByLink, ANY_JSON),
  {
    ...comparingByLink,
    name: 'compare with the check-ins of a public link before another submit',
    isApplied: hasScore,
    outcomes: NEVER_NOTICED,
  },
  {
    ...comparingByLink,
    name: 'compare with the check-ins of a public link, which have changed, before another submit',
    change: unassign,
    // D9: what is no longer assigned counts as received; if the list cannot be read, it is sent.
    outcomes: NEVER_NOTICED,
  },
  {
    name: 'preview a check-in',
    covers: ['getPublicCheckIn'],
    request: 'check-in-preview',
    kind: 'query',
    session: 'none',
    start: { userId: 'ada', path: '/check-ins/anxiety/preview' },
    done: heading('Anxiety'),
    isEnd: true,
    outcomes: { 404: endWith(heading('This link is no longer available')) },
  },
];

export const checkInScenarios: readonly Scenario[] = [...signedInScenarios, ...publicScenarios];
