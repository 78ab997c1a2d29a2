import { act, screen, within } from '@testing-library/react';
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

/** Reduces an instrument to two questions, which is faster and enough for these tests. */
function shorten(id: string): void {
  const instrument = world.instruments.get(id);
  if (instrument === undefined) throw new Error(`Unknown instrument: ${id}`);
  world.instruments.set(id, { ...instrument, questions: instrument.questions.slice(0, 2) });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

function open(userId: string, query = 'context=sms') {
  const app = renderApp({ location: `/user/${userId}/assessments?${query}` });
  return { ...app, user: userEvent.setup() };
}

/** Gives every question of the page the same answer. */
async function answerAll(user: ReturnType<typeof userEvent.setup>, option: string) {
  for (const radio of screen.getAllByRole('radio', { name: option })) await user.click(radio);
}

/** Completes GAD-7 for a user who has no other assessment due. */
async function complete(userId: string, query?: string) {
  const app = open(userId, query);
  await heading('GAD-7');
  await answerAll(app.user, 'Several days');
  await press(app.user, 'Submit');
  return app;
}

describe('§4 assessment taking', () => {
  it('shows one assessment per page and submits all of them together (§4.assessments.11)', async () => {
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

  it('shows how many questions are answered and how long it takes; the stem describes each question', async () => {
    const { user } = open('sam');
    await heading('GAD-7');
    expect(screen.getByText('About 1 minute')).toBeVisible();
    expect(screen.getByText('0 of 2 answered')).toBeVisible();
    const [first] = screen.getAllByRole('group');
    if (first === undefined) throw new Error('The page has no question.');
    expect(first).toHaveAccessibleDescription(/Over the last 2 weeks/);
    await user.click(within(first).getByRole('radio', { name: 'Not at all' }));
    expect(screen.getByText('1 of 2 answered')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Answered' })).toHaveAttribute('value', '1');
    await expectNoAxeViolations(document.body);
  });

  it('§8: says before Submit that there is no network, until there is', async () => {
    open('sam');
    await heading('GAD-7');
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(
      screen.getByText(
        'You’re offline. Your answers stay on this page; submit when you’re back online.',
      ),
    ).toBeVisible();
    await expectNoAxeViolations(document.body);
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/offline/)).not.toBeInTheDocument();
  });

  it('lists missing answers in a summary, and moves the focus there once', async () => {
    const { user } = open('sam');
    await heading('GAD-7');
    await press(user, 'Submit');
    const summary = screen.getByRole('heading', { name: 'There is a problem' });
    expect(summary).toHaveFocus();
    expect(screen.getAllByRole('link', { name: /\* Required$/ })).toHaveLength(2);
    const [first] = screen.getAllByRole('group');
    if (first === undefined) throw new Error('The page has no question.');
    expect(first).toHaveAccessibleDescription(/\* Required/);
    await expectNoAxeViolations(document.body);
    const answer = within(first).getByRole('radio', { name: 'Not at all' });
    await user.click(answer);
    expect(answer).toHaveFocus();
    expect(first).not.toHaveAccessibleDescription(/\* Required/);
    expect(world.submissions).toEqual([]);
  });

  it('offers assessments that are not due, and shows a message if none is assigned', async () => {
    const { user } = open('ben');
    await heading("You're all set!");
    await press(user, 'Take assessment anyway');
    expect(await heading('PHQ-9')).toBeVisible();
    renderApp({ location: '/user/cora/assessments' });
    expect(await heading('This link is no longer available')).toBeVisible();
  });

  it.each([
    [{ kind: 'status', message: 'We are moving house.' }, /^We are moving house\..*still here/],
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

  it('D9: does not submit again if the first submit was received but its response was lost', async () => {
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

  it.each([
    ['sms', 'not overdue'],
    ['patient_app', 'due later'],
    ['kiosk', 'not overdue'],
    ['clinician_app&assessments=gad-7', 'not overdue'],
    ['clinician_app&assessments=gad-7', 'due later'],
  ] as const)(
    '§8 failed submit: in context %s an assessment that is still assigned, but %s, counts as received',
    async (context, answeredAssignments) => {
      world.answeredAssignments = answeredAssignments;
      const { user } = open('sam', `context=${context}`);
      await heading('GAD-7');
      await answerAll(user, 'Several days');
      world.faults.failNext({ path: 'submit-assessments', kind: 'network', isReceived: true });
      await press(user, 'Submit');
      await screen.findByRole('alert');
      await press(user, 'Submit');
      await heading('Assessments completed!');
      expect(world.submissions).toHaveLength(1);
    },
  );

  it('D2: offers Try again if the definitions are malformed, and then loads them again', async () => {
    const { user } = open('sam');
    world.faults.failNext({ path: 'assessments', kind: 'malformed' });
    expect(await screen.findByRole('alert')).toHaveTextContent(/couldn't load this/);
    await press(user, 'Try again');
    expect(await heading('GAD-7')).toBeVisible();
  });
});

describe('§4 after submit', () => {
  it('redirects a patient without an account to create one, with a toast (§4.after-submit.2)', async () => {
    const { path, router } = await complete('ivy');
    expect(await screen.findByText('Assessments completed!')).toBeInTheDocument();
    expect(path()).toBe('/accept-invite');
    expect(router.location.state).toMatchObject({
      step: 'setup-account',
      patientId: 'patient-ivy',
    });
  });

  it('redirects a signed-in patient with an account to the home page', async () => {
    signInAs(world, 'jonas');
    const { path } = await complete('jonas');
    await heading(/^Hi, /);
    expect(path()).toBe('/');
  });

  it('redirects a signed-out patient with an account to the login page', async () => {
    const { path } = await complete('jonas');
    await heading('Log in');
    expect(path()).toBe('/login');
  });

  it('D7: ignores an empty `more` and an empty `homescreenUrl`', async () => {
    const { path } = await complete('sam', 'context=sms&more=&homescreenUrl=');
    await heading('Assessments completed!');
    expect(path()).toBe('/user/sam/assessments');
    expect(screen.queryByText('Done')).not.toBeInTheDocument();
    expect(screen.getByText('You can close this page now.')).toBeVisible();
  });

  it('D7: says what was sent and when, what happens next and where help is, also after a visit there', async () => {
    const { user, router } = await complete('sam', 'context=sms');
    await heading('Assessments completed!');
    expect(screen.getByText('GAD-7')).toBeVisible();
    const sentAt = screen.getByText(/^Sent [A-Z][a-z]{2} \d{1,2}, \d{4} at \d{1,2}:\d{2} [AP]M$/);
    const text = sentAt.textContent;
    expect(screen.getByText(/may not read them right away/)).toBeVisible();
    await expectNoAxeViolations(document.body);
    await user.click(screen.getByRole('link', { name: 'ways to get help now' }));
    await heading('Your Safety Net');
    await act(() => router.navigate(-1));
    await heading('Assessments completed!');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('D7: says on a kiosk that the screen starts over', async () => {
    await complete('sam', 'context=kiosk&homescreenUrl=/kiosk/lakeside');
    await heading('Assessments completed!');
    expect(screen.getByText(/^This screen will start over in (?:10|9) seconds\.$/)).toBeVisible();
    expect(screen.queryByText('GAD-7')).not.toBeInTheDocument();
    expect(screen.queryByText('You can close this page now.')).not.toBeInTheDocument();
  });

  it('D7: redirects to `more` if no other rule applies', async () => {
    const { path } = await complete('sam', 'context=sms&more=/user/sam/safety-net');
    await heading('Your Safety Net');
    expect(path()).toBe('/user/sam/safety-net');
  });
});
