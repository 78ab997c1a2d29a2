import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => {
  world.reset();
  for (const id of ['phq-9', 'gad-7']) shorten(id);
});

/** Two questions tell as much as nine. */
function shorten(id: string): void {
  const instrument = world.instruments.get(id);
  if (instrument === undefined) throw new Error(`There is no ${id}.`);
  world.instruments.set(id, { ...instrument, questions: instrument.questions.slice(0, 2) });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

function open(userId: string, query = 'context=sms', configuration = {}) {
  const app = renderApp({ location: `/user/${userId}/assessments?${query}`, configuration });
  return { ...app, user: userEvent.setup() };
}

/** Takes the same answer to every question of the page. */
async function answerAll(user: ReturnType<typeof userEvent.setup>, option: string) {
  for (const radio of screen.getAllByRole('radio', { name: option })) await user.click(radio);
}

/** Completes GAD-7 for somebody who has nothing else to do. */
async function complete(userId: string, query?: string, configuration?: object) {
  const app = open(userId, query, configuration);
  await heading('GAD-7');
  await answerAll(app.user, 'Several days');
  await press(app.user, 'Submit');
  return app;
}

describe('§4 assessment taking', () => {
  it('takes one assessment a page and sends them together', async () => {
    const { user } = open('ada');
    await heading('PHQ-9');
    expect(screen.getByText('Assessment 1 of 2')).toBeVisible();
    expect(screen.getByText(/^Over the last 2 weeks, how often have you been/)).toBeVisible();
    await answerAll(user, 'Not at all');
    await press(user, 'Next');
    await heading('GAD-7');
    expect(world.submissions).toEqual([]);
    await answerAll(user, 'Several days');
    await press(user, 'Back');
    await heading('PHQ-9');
    expect(screen.getAllByRole('radio', { name: 'Not at all', checked: true })).toHaveLength(2);
    await press(user, 'Next');
    await heading('GAD-7');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toMatchObject([
      { source: 'sms', submissionType: 'default', assessments: [{ id: 'phq-9' }, { id: 'gad-7' }] },
    ]);
    await expectNoAxeViolations(document.body);
  });

  it('says what is missing, and takes the focus there once', async () => {
    const { user } = open('sam');
    await heading('GAD-7');
    await press(user, 'Submit');
    const summary = screen.getByRole('heading', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link', { name: /\* Required$/ })).toHaveLength(2);
    const [first] = screen.getAllByRole('group');
    if (first === undefined) throw new Error('No question.');
    expect(first).toHaveAccessibleDescription(/\* Required/);
    await expectNoAxeViolations(document.body);
    const answer = within(first).getByRole('radio', { name: 'Not at all' });
    await user.click(answer);
    expect(answer).toHaveFocus();
    expect(first).not.toHaveAccessibleDescription(/\* Required/);
    expect(world.submissions).toEqual([]);
  });

  it('offers what is not due, and nothing where nothing is assigned', async () => {
    const { user } = open('ben');
    await heading("You're all set!");
    await press(user, 'Take assessment anyway');
    expect(await heading('PHQ-9')).toBeVisible();
    renderApp({ location: '/user/cora/assessments' });
    expect(await heading('This link is no longer available')).toBeVisible();
  });

  it.each([
    [{ kind: 'status', message: 'We are moving house.' }, 'We are moving house.'],
    [{ kind: 'status', status: 400, message: null }, /not accepted.*still here/],
    [{ kind: 'network' }, /reach the clinic.*still here/],
    [{ kind: 'malformed' }, /couldn't tell.*still here/],
  ] as const)('§8: keeps the answers when the submit fails (%j)', async (fault, text) => {
    const { user } = open('sam');
    await heading('GAD-7');
    await answerAll(user, 'Several days');
    world.faults.failNext({ path: 'submit-assessments', ...fault });
    await press(user, 'Submit');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(2);
    expect(world.submissions).toEqual([]);
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toHaveLength(1);
  });

  it('D9: does not send twice what arrived although its answer was lost', async () => {
    const { user } = open('sam');
    await heading('GAD-7');
    await answerAll(user, 'Several days');
    world.faults.failNext({ path: 'submit-assessments', kind: 'malformed', isReceived: true });
    await press(user, 'Submit');
    await screen.findByRole('alert');
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toHaveLength(1);
    expect(world.requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('D2: offers Try again where definitions cannot be read, and asks for them anew', async () => {
    const { user } = open('sam');
    world.faults.failNext({ path: 'assessments', kind: 'malformed' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't load this/);
    await press(user, 'Try again');
    expect(await heading('GAD-7')).toBeVisible();
  });
});

describe('§4 after submit', () => {
  it('leads a patient who has no account yet to it, with the toast', async () => {
    const { path, router } = await complete('ivy');
    expect(await screen.findByText('Assessments completed!')).toBeInTheDocument();
    expect(path()).toBe('/accept-invite');
    expect(router.location.state).toMatchObject({
      step: 'setup-account',
      patientId: 'patient-ivy',
    });
  });

  it('leads one who has an account home when signed in', async () => {
    signInAs(world, 'jonas');
    const { path } = await complete('jonas');
    await heading(/^Hi, /);
    expect(path()).toBe('/');
  });

  it('leads one who has an account to the login when signed out', async () => {
    const { path } = await complete('jonas');
    await heading('Log in');
    expect(path()).toBe('/login');
  });

  it.each([
    ['the flag is off', 'context=sms', { flags: { accept_invite_flow: false } }],
    ['the context is another', 'context=patient_app', {}],
  ])('offers no account where %s', async (_why, query, configuration) => {
    await complete('ivy', query, configuration);
    expect(await heading('Assessments completed!')).toBeVisible();
  });

  it('D7: leads nowhere by a `more` and a `homescreenUrl` without a value', async () => {
    const { path } = await complete('sam', 'context=sms&more=&homescreenUrl=');
    await heading('Assessments completed!');
    expect(path()).toBe('/user/sam/assessments');
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
  });

  it('D7: leads to `more` where no rule applies', async () => {
    const { path } = await complete('sam', 'context=sms&more=/user/sam/safety-net');
    await heading('Your Safety Net');
    expect(path()).toBe('/user/sam/safety-net');
  });
});
