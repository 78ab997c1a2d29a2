import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { completeAssignments, makeAssignment } from '../../../src/qa/sandbox/world/assignments';
import { recordIdempotencyKeys } from '../../support/record-idempotency-keys';
import { reloadApp } from '../../support/reload-app';
import { renderApp } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => {
  world.reset();
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
const countReads = () =>
  world.requests.filter(({ endpoint }) => endpoint === 'assigned-assessments').length;

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
    const take = async () => {
      await heading(/all set/);
      await press(user, 'Take assessment anyway');
      await heading('GAD-7');
    };
    renderApp({ location });
    await take();
    await answer(user);
    world.faults.failNext({ path: 'submit-assessments', kind: 'network', isReceived: true });
    await press(user, 'Submit');
    await screen.findByRole('alert');
    reloadApp({ location });
    await take();
    return user;
  }

  it('§8: are not sent again', async () => {
    world.answeredAssignments = 'due later';
    const user = await loseResponse();
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    await press(user, 'Submit');
    await heading('Assessments completed!');
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

  it('§8: stay on the screen if the assigned list cannot be read', async () => {
    world.answeredAssignments = 'due later';
    const user = await loseResponse();
    world.faults.failNext({ path: 'assigned-assessments', kind: 'status', status: 403 });
    await press(user, 'Submit');
    await screen.findByRole('alert');
    expect(screen.getByRole('radio', { name: 'Several days' })).toBeChecked();
    expect(world.submissions).toHaveLength(1);
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

describe('D9 resubmit: assessments that were submitted in another tab or on another device', () => {
  async function open() {
    world.assignments.set('sam', [makeAssignment(world.clock, 'sam', 'gad-7', -1)]);
    const user = userEvent.setup();
    renderApp({ location });
    await heading('GAD-7');
    await answer(user);
    return user;
  }

  it('§8: are not sent again by a tab that has been open for some time', async () => {
    const user = await open();
    completeAssignments(world, 'sam', ['gad-7']);
    passTime(60_001);
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toEqual([]);
  });

  it('§8: a list that cannot be read does not hold up the submit', async () => {
    const user = await open();
    world.faults.failNext({ path: 'assigned-assessments', kind: 'status', status: 403 });
    passTime(60_001);
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toHaveLength(1);
  });

  it('§8: the list is not read again if it has just been read', async () => {
    const user = await open();
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(countReads()).toBe(1);
  });
});
