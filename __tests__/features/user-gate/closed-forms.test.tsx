import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showPage } from '../../../src/lib/browser/bfcache-guard';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp } from '../../support/render-app';

const world = startSandbox();
afterEach(showPage);

const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));
const toDraftKey = (userId: string) => `draft ${JSON.stringify(['assessments', userId])}`;

const SIGNED_OUT =
  'You signed out in another tab, so this form was closed. Open your link again to continue.';
const OTHER_USER =
  'Another person signed in in another tab, so this form was closed. Open your link again to continue.';

/** Opens GAD-7 and answers a question. */
async function answer(userId = 'sam', query = 'context=sms&assessments=gad-7') {
  const app = renderApp({ location: `/user/${userId}/assessments?${query}` });
  await findHeading('GAD-7');
  const [radio] = screen.getAllByRole('radio', { name: 'Several days' });
  if (radio === undefined) throw new Error('The page has no question.');
  await userEvent.click(radio);
  return app;
}

/** Sends a message as another tab does; resolves when it has been heard. */
async function sendFromOtherTab(message: object): Promise<void> {
  const receiver = new BroadcastChannel('session');
  const heard = new Promise((resolve) => receiver.addEventListener('message', resolve));
  const sender = new BroadcastChannel('session');
  sender.postMessage(message);
  await act(() => heard);
}

const getRequestCount = () => world.requests.length;

describe('D3 the forms of a public link', () => {
  it.each([
    ['its user signs out', { type: 'signed-out', userId: 'sam' }, SIGNED_OUT],
    [
      'somebody signs out, and it is not known who',
      { type: 'signed-out', userId: null },
      SIGNED_OUT,
    ],
    ['another person signs in', { type: 'signed-in', userId: 'ben' }, OTHER_USER],
  ])('are closed when %s in another tab, and say why', async (_, message, text) => {
    await answer();
    expect(getDrafts()).toHaveLength(1);
    sessionStorage.setItem(
      toDraftKey('nina'),
      JSON.stringify({ userId: 'nina', savedAt: Date.now() }),
    );
    const requestCount = getRequestCount();
    await sendFromOtherTab(message);
    await findHeading('This form was closed');
    expect(screen.getByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`));
    expect(document.title).toBe('This form was closed · Stillwater');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(getDrafts()).toEqual(
      'userId' in message && message.userId === 'sam' ? [toDraftKey('nina')] : [],
    );
    await expectNoAxeViolations(document.body);
    expect(getRequestCount()).toBe(requestCount);
  });

  it.each([
    ['their user signs in', { type: 'signed-in', userId: 'sam' }],
    [
      'the session of another person is resumed',
      { type: 'signed-in', userId: 'ben', isResumed: true },
    ],
    ['another person signs out', { type: 'signed-out', userId: 'ben' }],
    ['D10: a session is lost', { type: 'session-lost' }],
  ])('stay open with their answers when %s in another tab', async (_, message) => {
    await answer();
    await sendFromOtherTab(message);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('GAD-7');
    expect(screen.getAllByRole('radio', { name: 'Several days', checked: true })).toHaveLength(1);
    expect(getDrafts()).toHaveLength(1);
  });

  it.each(['late', 'network'] as const)(
    'say that what was sent may have arrived, where it is not known (%s)',
    async (kind) => {
      await answer();
      for (const radio of screen.getAllByRole('radio', { name: 'Several days' }))
        await userEvent.click(radio);
      const until = kind === 'late' ? new Promise<void>(() => undefined) : undefined;
      world.faults.failNext({ path: 'submit-assessments', kind, until });
      await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
      await waitFor(() => expect(world.requests.at(-1)?.endpoint).toBe('submit-assessments'));
      if (kind === 'network') await screen.findByText(/press Submit again/);
      await sendFromOtherTab({ type: 'signed-out', userId: 'sam' });
      await findHeading('This form was closed');
      expect(screen.getByRole('alert')).toHaveTextContent(
        'What you had just sent may have arrived. If you are not sure, ask the clinic.',
      );
    },
  );

  it('leave nothing of a participant’s patient on the screen and in the cache', async () => {
    world.assignments.set('sams-mother', world.assignments.get('sam') ?? []);
    const { store } = await answer('sams-mother');
    expect(screen.getByText('Sam’s assessments')).toBeVisible();
    await sendFromOtherTab({ type: 'signed-out', userId: 'sams-mother' });
    await findHeading('This form was closed');
    expect(document.body).not.toHaveTextContent('Sam');
    await waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('Sam'));
  });

  it('are closed behind the safety net, which stays', async () => {
    const { router } = await answer();
    await act(() => router.navigate('/user/sam/safety-net'));
    await findHeading('Your Safety Net');
    await sendFromOtherTab({ type: 'signed-out', userId: 'sam' });
    expect(getDrafts()).toEqual([]);
    await findHeading('Your Safety Net');
    await act(() => router.navigate(-1));
    await findHeading('This form was closed');
    await userEvent.click(screen.getByRole('link', { name: 'Safety Net' }));
    await findHeading('Your Safety Net');
  });

  it('are closed on a kiosk, which can start over', async () => {
    const query = 'context=kiosk&assessments=gad-7&homescreenUrl=/kiosk/lakeside';
    await answer('sam', query);
    await sendFromOtherTab({ type: 'signed-out', userId: 'sam' });
    await findHeading('This form was closed');
    expect(screen.getByRole('button', { name: 'Restart' })).toBeVisible();
  });

  it('are closed before the date of birth is verified, too', async () => {
    renderApp({ location: '/user/fatima/check-ins?context=sms' });
    await findHeading('Consent');
    await sendFromOtherTab({ type: 'signed-out', userId: 'fatima' });
    await findHeading('This form was closed');
  });

  it('D12: say why in the language that is chosen afterwards', async () => {
    await answer();
    await sendFromOtherTab({ type: 'signed-out', userId: 'sam' });
    await findHeading('This form was closed');
    await userEvent.click(screen.getByRole('link', { name: 'Español' }));
    await findHeading('Se cerró este formulario');
    await userEvent.click(screen.getByRole('link', { name: 'English' }));
    await findHeading('This form was closed');
  });
});

describe('D3 a form that the browser keeps when its page is left', () => {
  const leave = () => act(() => void window.dispatchEvent(new Event('pagehide')));
  const goBack = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  it('is not shown after a sign-out that it could not hear', async () => {
    await answer();
    leave();
    expect(document.documentElement).not.toBeVisible();
    localStorage.clear();
    sessionStorage.clear();
    goBack();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    await findHeading('This form was closed');
    expect(document.documentElement).toBeVisible();
  });

  it('is there again with its answers if nothing has happened', async () => {
    await answer();
    leave();
    goBack();
    expect(document.documentElement).toBeVisible();
    expect(screen.getAllByRole('radio', { name: 'Several days', checked: true })).toHaveLength(1);
  });
});

describe('D10 unsent answers in a tab that could not hear a sign-out', () => {
  const hide = () => {
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    jest.restoreAllMocks();
  };

  it.each([
    ['are removed when it is opened again', true, 0],
    ['are kept if there was none', false, 1],
  ])('%s', async (_, hasSignedOut, count) => {
    await answer();
    hide();
    // What a sign-out does on the device; the storage of this tab stays.
    if (hasSignedOut) localStorage.clear();
    renderApp({ location: '/forgot-password' });
    expect(getDrafts()).toHaveLength(count);
  });
});
