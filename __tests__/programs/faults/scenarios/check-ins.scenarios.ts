import {
  button,
  expectButton,
  link,
  pressButton,
} from '../../../../src/qa/flow-drivers/assertions';
import type { PageDriver } from '../../../../src/qa/flow-drivers/page-driver.types';
import type { World } from '../../../../src/qa/sandbox/world/world';
import { DONE, endWith, show } from './outcomes';
import type { Outcomes, Scenario } from './scenario.types';
import { heading } from './screens';

const signedIn = (path: string, userId = 'jonas') => ({ userId, path, isSignedIn: true });
const publicLink = { userId: 'jonas', path: '/user/jonas/check-ins?context=sms' };

const assignOne = ({ assignedCheckIns }: World) => assignedCheckIns.set('jonas', ['anxiety']);
const answer = (driver: PageDriver) => driver.press({ label: '7' });
const countScores = ({ checkInScores }: World) => checkInScores.get('jonas')?.length ?? 0;

/** A check-in that is not found leads to the list (§8). */
const NOT_FOUND = show(heading('Check in'));
/** Any JSON acknowledges a submit, and so does no body. */
const ANY_JSON: Outcomes = { shape: DONE, empty: DONE };

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
    outcomes: ANY_JSON,
  },
  {
    name: 'compare with the assigned check-ins before another submit',
    covers: ['getAssignedCheckInStatuses'],
    request: 'check-ins-assigned-v2',
    kind: 'query',
    session: 'account',
    start: signedIn('/check-ins/anxiety'),
    prepare: failSubmit('submit-check-ins'),
    send: pressButton('Submit'),
    done: heading('Check in'),
    countWrites: countScores,
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
  },
  {
    name: 'submit check-ins of a public link',
    covers: ['submitPublicCheckIns'],
    request: 'submit-checkins',
    kind: 'command',
    session: 'none',
    start: publicLink,
    seed: assignOne,
    prepare: answer,
    send: pressButton('Submit'),
    done: heading('Check-in complete!'),
    isEnd: true,
    countWrites: countScores,
    outcomes: ANY_JSON,
  },
  {
    name: 'compare with the check-ins of a public link before another submit',
    covers: ['getAssignedPublicCheckInStatuses'],
    request: 'assigned-checkins',
    kind: 'query',
    session: 'none',
    start: publicLink,
    seed: assignOne,
    prepare: failSubmit('submit-checkins'),
    send: pressButton('Submit'),
    done: heading('Check-in complete!'),
    isEnd: true,
    countWrites: countScores,
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
