import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

const location = '/settings/account?tab=1#top';
const revokeSessions = () => world.sessions.open.clear();

describe('§6 the auth guard', () => {
  it('renders the page if a user is signed in', async () => {
    signInAs(world, 'ada');
    renderApp({ location });
    await findHeading('Account');
  });

  it('redirects to the login page if no user is signed in, and remembers the requested URL', async () => {
    const { path, router } = renderApp({ location });
    await findHeading('Log in');
    expect(path()).toBe('/login');
    expect(router.location.state).toEqual({ from: location });
    expect(world.getRequests('session')).toHaveLength(1);
    expect(world.getRequests('user-profiles')).toEqual([]);
  });

  it('shows an error if the session cannot be loaded, and loads it on Try again', async () => {
    signInAs(world, 'ada');
    localStorage.clear();
    world.faults.failNext({ path: 'session', kind: 'network' });
    renderApp({ location });
    await findHeading('Something went wrong');
    expect(screen.getByRole('main')).toHaveTextContent(/offline/);
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await findHeading('Log in');
  });

  it('§8: redirects to /login, with a message and the requested URL, if no refresh is possible', async () => {
    // §8.session.2
    signInAs(world, 'ada');
    const { router } = renderApp({ location });
    await findHeading('Account');
    revokeSessions();
    await act(async () => router.navigate('/settings/notifications'));
    await findHeading('Log in');
    expect(router.location.state).toMatchObject({ from: '/settings/notifications' });
    expect(screen.getByRole('main')).toHaveTextContent('Your session has ended.');
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(document.body).not.toHaveTextContent('Nwosu');
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  it.each([
    ['3.2.6', 'Log in', [{ type: 'logout' }]],
    ['3.2.7', 'One moment…', [{ type: 'auth-invalid' }]],
  ])('D4: app version %s shows %s', async (version, expected, messages) => {
    const app = renderApp({ location, userAgentSuffix: `PatientApp/${version} (android)` });
    await findHeading(expected);
    await waitFor(() => expect(app.messages).toEqual(messages));
  });

  it('D4: shows the login page if the app cannot receive messages', async () => {
    const bridge = () => {
      throw new Error('The bridge is down.');
    };
    renderApp({ location, userAgentSuffix: 'PatientApp/3.2.7 (android)', bridge });
    await findHeading('Log in');
  });
});
