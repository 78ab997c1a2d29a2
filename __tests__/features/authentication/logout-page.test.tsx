import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

const requestsTo = (endpoint: string) =>
  world.requests.filter((request) => request.endpoint === endpoint);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('§2 /logout', () => {
  it('logs out, here and at the server, and goes to /login', async () => {
    signInAs(world, 'ada');
    const { path } = renderApp({ location: '/logout' });
    await heading('Log in');
    expect(path()).toBe('/login');
    await waitFor(() => expect(world.sessions.open.size).toBe(0));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    expect(requestsTo('sign-out')).toHaveLength(1);
  });

  it('goes to /login also when nobody is signed in or the server is away', async () => {
    world.faults.failNext({ path: 'sign-out', kind: 'network' });
    renderApp({ location: '/logout' });
    await heading('Log in');
  });

  it('works a second time', async () => {
    signInAs(world, 'ada');
    const { router } = renderApp({ location: '/logout' });
    await heading('Log in');
    await act(async () => router.navigate('/logout'));
    await heading('Log in');
    expect(router.location.pathname).toBe('/login');
  });

  it('leaves nothing that Back could show', async () => {
    signInAs(world, 'ada');
    const { router, path } = renderApp({ location: '/settings/account' });
    await heading('Account');
    expect(document.body).toHaveTextContent('Nwosu');
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    await heading('Log in');
    expect(document.body).not.toHaveTextContent('Nwosu');
    await act(async () => router.navigate('/settings/account'));
    await heading('Log in');
    expect(path()).toBe('/login');
    expect(document.body).not.toHaveTextContent('Nwosu');
    // Whoever signed out is done: the next person is not led to where the last one was.
    expect(router.location.state).toEqual({});
  });

  it('D4: in the native app tells the app, waits, and offers the login', async () => {
    signInAs(world, 'ada');
    const { messages, path } = renderApp({
      location: '/logout',
      userAgentSuffix: 'PatientApp/3.2.7 (ios)',
    });
    await heading('One moment…');
    expect(messages).toEqual([{ type: 'logout' }]);
    expect(path()).toBe('/logout');
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('link', { name: 'Log in here instead' }));
    await heading('Log in');
  });

  it('D4: falls back to the login where the app takes no message', async () => {
    const bridge = () => {
      throw new Error('The bridge is down.');
    };
    renderApp({ location: '/logout', userAgentSuffix: 'PatientApp/3.2.7 (ios)', bridge });
    await heading('Log in');
  });
});
