import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { SESSION_STORAGE_KEY } from '../../../src/state/stored-session';
import { lastInput } from '../../../src/state/last-input';
import { holdNextResponse } from '../../support/hold-next-response';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();
afterEach(() => jest.restoreAllMocks());

const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));
const page = { location: '/settings/account', configuration: { idleMinutes: 10 } };
const TEN_MINUTES_MS = 10 * 60_000;
const ELEVEN_MINUTES_MS = 11 * 60_000;

/** The device sleeps, and wakes up with the page in front. */
function sleep(ms: number): void {
  const now = Date.now() + ms;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

describe('D1 idleMinutes', () => {
  it('signs out a page that nobody has used, and the login page says why', async () => {
    signInAs(world, 'ada');
    const { path, router } = renderApp(page);
    await findHeading('Account');
    sleep(ELEVEN_MINUTES_MS);
    await findHeading('Log in');
    expect(path()).toBe('/login');
    expect(router.location.state).toMatchObject({ from: '/settings/account' });
    expect(screen.getByRole('main')).toHaveTextContent('nobody used this page for a while');
    expect(document.body).not.toHaveTextContent('Nwosu');
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it('tells the other tabs, which lose the session', async () => {
    signInAs(world, 'ada');
    const otherTab = jest.fn<void, [unknown]>();
    const channel = new BroadcastChannel('session');
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => otherTab(data));
    renderApp(page);
    await findHeading('Account');
    sleep(ELEVEN_MINUTES_MS);
    await waitFor(() =>
      expect(otherTab).toHaveBeenCalledWith({ type: 'session-lost', isIdle: true }),
    );
    await findHeading('Log in');
  });

  it('says why in the other tabs, too', async () => {
    signInAs(world, 'ada');
    renderApp(page);
    await findHeading('Account');
    new BroadcastChannel('session').postMessage({ type: 'session-lost', isIdle: true });
    await findHeading('Log in');
    expect(screen.getByRole('main')).toHaveTextContent('nobody used this page for a while');
  });

  it('resumes no session that was left open, and signs it out at the server', async () => {
    signInAs(world, 'ada');
    lastInput.write(Date.now() - ELEVEN_MINUTES_MS);
    renderApp(page);
    await findHeading('Log in');
    expect(screen.getByRole('main')).toHaveTextContent('nobody used this page for a while');
    expect(world.getRequests('user-profiles')).toEqual([]);
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    expect(localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
  });

  it('does not wait for the server to sign out a session that was left open', async () => {
    signInAs(world, 'ada');
    lastInput.write(Date.now() - ELEVEN_MINUTES_MS);
    const release = holdNextResponse(world, 'sign-out');
    renderApp(page);
    await findHeading('Log in');
    release();
  });

  it('D10: deletes unsent answers with ‘Sign out now’', async () => {
    signInAs(world, 'ada');
    const user = userEvent.setup();
    renderApp({ ...page, location: '/check-ins/low-mood' });
    await findHeading('Low mood');
    const [first] = screen.getAllByRole('radio');
    if (first === undefined) throw new Error('The page has no question.');
    await user.click(first);
    expect(getDrafts()).toHaveLength(1);
    sleep(TEN_MINUTES_MS);
    await user.click(await screen.findByRole('button', { name: 'Sign out now' }));
    await findHeading('Log in');
    expect(screen.getByRole('main')).not.toHaveTextContent('nobody used this page');
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    expect(getDrafts()).toEqual([]);
  });

  it.each([
    ['by default', { location: page.location }],
    [
      'in the native app, which belongs to one person',
      { ...page, userAgentSuffix: 'PatientApp/3.2.7 (ios)' },
    ],
  ])('is off %s', async (_, app) => {
    signInAs(world, 'ada');
    lastInput.write(Date.now() - ELEVEN_MINUTES_MS);
    renderApp(app);
    await findHeading('Account');
    sleep(ELEVEN_MINUTES_MS);
    expect(screen.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  });
});
