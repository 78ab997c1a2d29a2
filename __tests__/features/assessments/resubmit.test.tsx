import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { recordIdempotencyKeys } from '../../support/record-idempotency-keys';
import { holdNextResponse } from '../../support/hold-next-response';
import { reloadApp } from '../../support/reload-app';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => {
  const instrument = world.instruments.get('gad-7');
  if (instrument === undefined) throw new Error('There is no GAD-7.');
  world.instruments.set('gad-7', { ...instrument, questions: instrument.questions.slice(0, 1) });
});
afterEach(() => jest.restoreAllMocks());

const location = '/user/sam/assessments?context=sms';
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const answer = (user: ReturnType<typeof userEvent.setup>, name = 'Several days') =>
  user.click(screen.getByRole('radio', { name }));
const countReads = () => world.getRequests('assigned-assessments').length;

/** Lets the device's clock, and with it the age of the assigned list, advance. */
function passTime(ms: number) {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describe('D10 retries: assessments whose response was lost before a reload', () => {
  /** Sam takes GAD-7 although it is not due; the answers arrive, but the response is lost. */
  async function loseResponse() {
    world.assignments.set('sam', [makeAssignment(world.clock, 'sam', 'gad-7', 3)]);
    const user = userEvent.setup();
    renderApp({ location });
    await heading(/all set/);
    await press(user, 'Take assessment anyway');
    await heading('GAD-7');
    await answer(user);
    world.faults.failNext({ path: 'submit-assessments', kind: 'network', isReceived: true });
    await press(user, 'Submit');
    await screen.findByRole('alert');
    reloadApp({ location });
    // 'Take assessment anyway' is part of the draft (D9).
    await heading('GAD-7');
    return user;
  }

  it('§8: are not sent again', async () => {
    world.answeredAssignments = 'due later';
    const user = await loseResponse();
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(screen.getByText('We had received your answers.')).toBeVisible();
    expect(screen.getByText(/^Sent /)).toBeVisible();
    expect(world.submissions).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('§8: are sent as a new submit after Start over', async () => {
    world.answeredAssignments = 'due later';
    const user = await loseResponse();
    await press(user, 'Start over');
    await answer(user, 'Not at all');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toHaveLength(2);
  });

  it('D9: are sent again with the same key if the assigned list cannot be read', async () => {
    world.answeredAssignments = 'due later';
    const keys = recordIdempotencyKeys('submit-assessments');
    const user = await loseResponse();
    world.faults.failNext({ path: 'assigned-assessments', kind: 'status', status: 403 });
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('D9: are sent as a new command, with a new key, if they have been changed since', async () => {
    world.answeredAssignments = 'due later';
    const keys = recordIdempotencyKeys('submit-assessments');
    const user = await loseResponse();
    await answer(user, 'Not at all');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(screen.getByText(/^An earlier version, sent .* may have arrived, too\.$/)).toBeVisible();
    expect(new Set(keys).size).toBe(2);
    expect(world.submissions).toHaveLength(2);
  });

  it('§8: carry the same idempotency key if the assigned list does not tell', async () => {
    world.answeredAssignments = 'not overdue';
    const keys = recordIdempotencyKeys('submit-assessments');
    const user = await loseResponse();
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});

describe('D9 what is submitted is sent: a first attempt, whatever the list has become in the meantime', () => {
  async function open() {
    world.assignments.set('sam', [makeAssignment(world.clock, 'sam', 'gad-7', -1)]);
    const user = userEvent.setup();
    renderApp({ location });
    await heading('GAD-7');
    await answer(user);
    passTime(60_001);
    return user;
  }

  it.each([
    ['the assessment is due later', () => [makeAssignment(world.clock, 'sam', 'gad-7', 14)]],
    ['the assessment is no longer overdue', () => [makeAssignment(world.clock, 'sam', 'gad-7', 0)]],
    ['another one is assigned', () => [makeAssignment(world.clock, 'sam', 'phq-9', -1)]],
    ['the list is empty', () => []],
  ])('if %s', async (_when, getList) => {
    const user = await open();
    world.assignments.set('sam', getList());
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toMatchObject([{ assessments: [{ id: 'gad-7' }] }]);
    expect(screen.queryByText('We had received your answers.')).toBeNull();
    expect(countReads()).toBe(1);
  });

  it('and one after a refusal, without reading the list', async () => {
    const user = await open();
    world.faults.failNext({ path: 'submit-assessments', kind: 'status', status: 422 });
    world.assignments.set('sam', []);
    await press(user, 'Submit');
    await screen.findByRole('alert');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toHaveLength(1);
    expect(countReads()).toBe(1);
  });
});

describe('D9 what is submitted is sent: opened from Home, whose list is older than the form', () => {
  const dueIn = (days: number) => [makeAssignment(world.clock, 'ada', 'gad-7', days)];

  /** Ada opens Home; `change` is what happens before she opens GAD-7 from the list on the screen. */
  async function openFromHome(change: () => void) {
    world.assignments.set('ada', dueIn(-1));
    signInAs(world, 'ada');
    renderApp({ location: '/' });
    const user = userEvent.setup();
    const link = await screen.findByRole('link', { name: 'GAD-7' });
    change();
    await user.click(link);
    await heading('GAD-7');
    await answer(user);
    return user;
  }

  async function submitTwice(user: ReturnType<typeof userEvent.setup>, isReceived: boolean) {
    const keys = recordIdempotencyKeys('submit-assessments');
    world.faults.failNext({ path: 'submit-assessments', kind: 'network', isReceived });
    await press(user, 'Submit');
    await screen.findByRole('alert');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    return keys;
  }

  it('answers are sent again if only the list on Home was outdated', async () => {
    const user = await openFromHome(() => world.assignments.set('ada', dueIn(7)));
    const keys = await submitTwice(user, false);
    expect(screen.queryByText('We had received your answers.')).toBeNull();
    expect(world.submissions).toHaveLength(1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('answers count as received if the list has changed since the form was opened', async () => {
    const keys = await submitTwice(await openFromHome(() => undefined), true);
    expect(screen.getByText('We had received your answers.')).toBeVisible();
    expect(keys).toHaveLength(1);
  });

  it('answers are sent again with the same key if the list is slow', async () => {
    const deliveries: (() => void)[] = [];
    const user = await openFromHome(() =>
      deliveries.push(holdNextResponse(world, 'assigned-assessments')),
    );
    const keys = await submitTwice(user, true);
    act(() => deliveries.forEach((deliver) => deliver()));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });
});
