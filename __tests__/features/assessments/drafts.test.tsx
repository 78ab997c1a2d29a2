import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp } from '../../support/render-app';
import { leavesWithoutQuestion, reloadApp } from '../../support/reload-app';
import { returnToWindow } from '../../support/return-to-window';

const world = startSandbox();
beforeEach(() => {
  const instrument = world.instruments.get('gad-7');
  if (instrument === undefined) throw new Error('There is no GAD-7.');
  world.instruments.set('gad-7', { ...instrument, questions: instrument.questions.slice(0, 2) });
});

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const answered = () => screen.queryAllByRole('radio', { name: 'Several days', checked: true });
const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));

type Options = { readonly query?: string; readonly configuration?: { drafts?: 'off' } };

/** Opens GAD-7 of Sam. */
async function open({ query = 'context=sms', configuration = {} }: Options = {}) {
  const location = `/user/sam/assessments?${query}`;
  renderApp({ location, configuration });
  const user = userEvent.setup();
  await heading('GAD-7');
  const reload = async () => {
    reloadApp({ location, configuration });
    await heading('GAD-7');
  };
  return { user, reload };
}

/** Opens GAD-7 and answers the first of its two questions. */
async function answerFirst(options?: Options) {
  const app = await open(options);
  const [first] = screen.getAllByRole('radio', { name: 'Several days' });
  if (first === undefined) throw new Error('The page has no question.');
  await app.user.click(first);
  return app;
}

describe('D10 drafts of assessments', () => {
  it('§8: a reload asks nothing and gives the answers back, which can be completed and sent', async () => {
    const { user, reload } = await answerFirst();
    expect(leavesWithoutQuestion()).toBe(true);
    await reload();
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    expect(answered()).toHaveLength(1);
    await press(user, 'Submit');
    expect(screen.getAllByRole('link', { name: /needs an answer$/ })).toHaveLength(1);
    for (const radio of screen.getAllByRole('radio', { name: 'Several days' }))
      await user.click(radio);
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(world.submissions).toMatchObject([{ assessments: [{ id: 'gad-7' }] }]);
    expect(getDrafts()).toEqual([]);
  });

  /** Opens two assessments, completes the first and goes to the second. */
  async function goToSecond() {
    renderApp({ location: '/user/ada/assessments?context=sms' });
    const user = userEvent.setup();
    await heading('PHQ-9');
    for (const radio of screen.getAllByRole('radio', { name: 'Several days' }))
      await user.click(radio);
    for (const box of screen.queryAllByRole('spinbutton')) await user.type(box, '1');
    await press(user, 'Next');
    await heading('GAD-7');
    return user;
  }

  it('D10: a link that is opened again shows the page on which the form was left, with its buttons', async () => {
    const user = await goToSecond();
    const { path } = reloadApp({ location: ['/', '/user/ada/assessments?context=sms'] });
    await heading('GAD-7');
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    await press(user, 'Back');
    await heading('PHQ-9');
    expect(answered().length).toBeGreaterThan(0);
    await press(user, 'Next');
    await heading('GAD-7');
    await press(user, 'Back');
    await heading('PHQ-9');
    await press(user, 'Next');
    await heading('GAD-7');
    for (const radio of screen.getAllByRole('radio', { name: 'Several days' }))
      await user.click(radio);
    await press(user, 'Submit');
    await heading('Assessments completed!');
    expect(path()).toBe('/user/ada/assessments');
  });

  it('D10: Start over returns to the first page of a link that was opened again', async () => {
    const user = await goToSecond();
    const { path } = reloadApp({ location: ['/', '/user/ada/assessments?context=sms'] });
    await heading('GAD-7');
    await press(user, 'Start over');
    await heading('PHQ-9');
    expect(answered()).toHaveLength(0);
    expect(path()).toBe('/user/ada/assessments');
  });

  it('§8: reopens the page of several on which the form was left, and Start over returns to the first', async () => {
    const user = await goToSecond();
    const first = { pathname: '/user/ada/assessments', search: '?context=sms', state: null };
    const { router } = reloadApp({ location: [first, { ...first, state: { page: 1 } }] });
    await heading('GAD-7');
    expect(screen.getByText('We kept your answers.')).toBeVisible();
    await press(user, 'Start over');
    await heading('PHQ-9');
    expect(answered()).toHaveLength(0);
    expect(router.location.state).toBeNull();
  });

  it('§8: Start over empties the form and the draft', async () => {
    const { user, reload } = await answerFirst();
    await reload();
    await press(user, 'Start over');
    expect(answered()).toHaveLength(0);
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
    expect(getDrafts()).toEqual([]);
    await reload();
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
  });

  const KEPT = 'Your answers are kept in this tab until you send them, for 24 hours at most.';

  it('D10: says that unsent answers are kept, and deletes them after one question', async () => {
    const { user, reload } = await answerFirst();
    expect(screen.getByText(KEPT)).toBeVisible();
    await press(user, 'Delete my answers');
    expect(screen.getByRole('alertdialog', { name: 'Delete your answers?' })).toBeVisible();
    await press(user, 'Keep them');
    expect(answered()).toHaveLength(1);
    await press(user, 'Delete my answers');
    await press(user, 'Delete');
    expect(answered()).toHaveLength(0);
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(getDrafts()).toEqual([]);
    await reload();
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
  });

  it('D10: says nothing of keeping before the first answer', async () => {
    await open();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete my answers' })).not.toBeInTheDocument();
  });

  it('D10: says nothing of keeping where the storage of the tab fails', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('The storage is full.');
    });
    await answerFirst();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    setItem.mockRestore();
  });

  it('D10: says nothing of keeping once storage has been cleared, and asks before a reload', async () => {
    await answerFirst();
    sessionStorage.clear();
    returnToWindow();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    expect(leavesWithoutQuestion()).toBe(false);
  });

  it('D10: says again that answers are kept, once a form open for over 24 hours is continued', async () => {
    const { user } = await answerFirst();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001);
    returnToWindow();
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    for (const radio of screen.getAllByRole('radio', { name: 'Several days' }))
      await user.click(radio);
    expect(await screen.findByText(KEPT)).toBeVisible();
    expect(getDrafts()).toHaveLength(1);
  });

  it('D10: names the kept answers that no longer fit a form that has changed', async () => {
    const { user, reload } = await answerFirst();
    const instrument = world.instruments.get('gad-7');
    const [first, second] = instrument?.questions ?? [];
    if (instrument === undefined || first === undefined || second === undefined)
      throw new Error('There are no questions.');
    world.instruments.set('gad-7', { ...instrument, questions: [second] });
    await reload();
    expect(screen.getByText('This form has changed since you were last here.')).toBeVisible();
    expect(
      screen.getByText('1 of your answers was to a question that is no longer asked.'),
    ).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Several days' }));
    expect(screen.getByText(KEPT)).toBeVisible();
  });

  it.each([
    ['with drafts off', { configuration: { drafts: 'off' } }],
    ['in context kiosk', { query: 'context=kiosk&homescreenUrl=/kiosk/lakeside' }],
    ['in context clinician_app', { query: 'context=clinician_app&assessments=gad-7' }],
  ] as const)('§8: nothing is kept %s, so the reload asks', async (_where, options) => {
    const { reload } = await answerFirst(options);
    expect(getDrafts()).toEqual([]);
    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    expect(leavesWithoutQuestion()).toBe(false);
    await reload();
    expect(answered()).toHaveLength(0);
  });

  it('§8: the reload asks if storage throws', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    await answerFirst();
    expect(leavesWithoutQuestion()).toBe(false);
    jest.restoreAllMocks();
  });

  it('§8: is dropped after 24 hours, and if it is malformed', async () => {
    const { reload } = await answerFirst();
    const [key = ''] = getDrafts();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 86_400_001);
    await reload();
    expect(answered()).toHaveLength(0);
    expect(getDrafts()).toEqual([]);
    jest.restoreAllMocks();
    sessionStorage.setItem(key, '{"answers":');
    await reload();
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
  });

  it('§8: is not shown before the user gate is open', async () => {
    sessionStorage.setItem(
      'draft ["assessments","devi"]',
      JSON.stringify({
        userId: 'devi',
        savedAt: Date.now(),
        answers: { 'gad-7': { 'gad-7-1': '1' } },
      }),
    );
    renderApp({ location: '/user/devi/assessments?context=sms' });
    await heading('Consent');
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
    await press(userEvent.setup(), 'I agree');
    await heading('GAD-7');
    expect(screen.getByText('We kept your answers.')).toBeVisible();
  });

  it('§8: keeps only what still fits the questions', async () => {
    const { reload } = await answerFirst();
    const [key = ''] = getDrafts();
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '') as {
      answers: { 'gad-7': Record<string, string> };
    };
    const [questionKey = ''] = Object.keys(stored.answers['gad-7']);
    stored.answers['gad-7'] = { [questionKey]: 'no-such-choice', 'no-such-question': 'x' };
    sessionStorage.setItem(key, JSON.stringify(stored));
    await reload();
    expect(screen.queryByText('We kept your answers.')).not.toBeInTheDocument();
  });
});
