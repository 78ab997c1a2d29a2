import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

describe('§2 /logout', () => {
  it('ends the session on the device and on the server and navigates to /login', async () => {
    // §2.logout.1
    signInAs(world, 'ada');
    const { path } = renderApp({ location: '/logout' });
    await findHeading('Log in');
    expect(path()).toBe('/login');
    await waitFor(() => expect(world.sessions.open.size).toBe(0));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(world.getRequests('sign-out')).toHaveLength(1);
  });

  it('navigates to /login even if no user is signed in and the server cannot be reached', async () => {
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    renderApp({ location: '/logout' });
    await findHeading('Log in');
  });

  it('navigates to /login again when it is opened a second time', async () => {
    signInAs(world, 'ada');
    const { router } = renderApp({ location: '/logout' });
    await findHeading('Log in');
    await act(async () => router.navigate('/logout'));
    await findHeading('Log in');
    expect(router.location.pathname).toBe('/login');
  });

  it('shows nothing of the user when a signed-in page is opened afterwards', async () => {
    signInAs(world, 'ada');
    const { router, path } = renderApp({ location: '/settings/account' });
    await findHeading('Account');
    expect(document.body).toHaveTextContent('Nwosu');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await findHeading('Log in');
    expect(document.body).not.toHaveTextContent('Nwosu');
    await act(async () => router.navigate('/settings/account'));
    await findHeading('Log in');
    expect(path()).toBe('/login');
    expect(document.body).not.toHaveTextContent('Nwosu');
    // The next user must not be sent to the page of the previous one.
    expect(router.location.state).toEqual({});
  });

  it('D4: in the native app, notifies the app, waits and links to the login page', async () => {
    // §2.logout.2
    signInAs(world, 'ada');
    const { messages, path } = renderApp({
      location: '/logout',
      userAgentSuffix: 'PatientApp/3.2.7 (ios)',
    });
    await findHeading('One moment…');
    expect(messages).toEqual([{ type: 'logout' }]);
    expect(path()).toBe('/logout');
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Log in here instead' }));
    await findHeading('Log in');
  });

  it('D4: falls back to the login page if the app does not accept the message', async () => {
    const bridge = () => {
      throw new Error('The bridge is down.');
    };
    renderApp({ location: '/logout', userAgentSuffix: 'PatientApp/3.2.7 (ios)', bridge });
    await findHeading('Log in');
  });
});
