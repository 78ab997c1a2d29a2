import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

type RenderOptions = Parameters<typeof renderApp>[0];
const openAsAda = (options: RenderOptions) => {
  signInAs(world, 'ada');
  return renderApp(options);
};

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));
const bar = () => within(screen.getByRole('banner'));

describe('§2 authenticated shell', () => {
  it('leads whoever is not signed in to the login', async () => {
    const { path } = renderApp({ location: '/settings/account' });
    expect(await heading('Log in')).toBeVisible();
    expect(path()).toBe('/login');
  });

  it('§2 /profile redirects to /', async () => {
    const { path } = openAsAda({ location: '/profile' });
    expect(await heading('Hi, Ada')).toBeVisible();
    expect(path()).toBe('/');
  });

  it('has its tabs on the three paths alone, Home with the overdue ones counted', async () => {
    openAsAda({ location: '/' });
    await heading('Hi, Ada');
    expect(await tabs().findByRole('link', { name: 'Home 2 overdue' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(tabs().getByRole('link', { name: 'Progress' })).toHaveAttribute('href', '/progress');
    await userEvent.click(tabs().getByRole('link', { name: 'Settings' }));
    await heading('Settings');
    expect(tabs().getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Account' }));
    await heading('Account');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it('has the way to check in, and to the safety net', async () => {
    openAsAda({ location: '/settings/account' });
    await heading('Account');
    expect(bar().getByRole('link', { name: 'Check-In' })).toHaveAttribute('href', '/check-ins');
    expect(screen.getByRole('link', { name: 'More ways to get help' })).toHaveAttribute(
      'href',
      '/user/ada/safety-net',
    );
  });

  it('shows the clinic’s logo', async () => {
    openAsAda({ location: '/' });
    await heading('Hi, Ada');
    expect(bar().getByRole('img', { name: 'Clinic logo' })).toBeVisible();
  });

  it('prompts to use the app, but not in the app', async () => {
    openAsAda({ location: '/', userAgentSuffix: 'PatientApp/3.2.7 (ios)' });
    await heading('Hi, Ada');
    expect(screen.queryByRole('link', { name: 'Use the App' })).not.toBeInTheDocument();
  });

  it('§8: a profile that cannot be loaded says so, and can be loaded again', async () => {
    world.faults.failNext({ path: 'user-profiles', kind: 'status', times: 2 });
    openAsAda({ location: '/' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occured\. Please try closing and reopening the app\.$/,
    );
    expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/logout');
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading('Hi, Ada')).toBeVisible();
  });

  it('§8: an account without a profile reads the same', async () => {
    world.faults.failNext({ path: 'user-profiles', kind: 'malformed' });
    openAsAda({ location: '/settings' });
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured.');
  });
});

describe('D4 Back', () => {
  const back = () => bar().getByRole('button', { name: 'Back' });

  it('is absent on the tabs', async () => {
    openAsAda({ location: ['/settings/account', '/settings'] });
    await heading('Settings');
    expect(bar().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('goes back in the history', async () => {
    const { path } = openAsAda({ location: ['/', '/settings/account'] });
    await heading('Account');
    await userEvent.click(back());
    await heading('Hi, Ada');
    expect(path()).toBe('/');
  });

  it('opens the parent screen where there is no history', async () => {
    const { path } = openAsAda({ location: '/settings/account' });
    await heading('Account');
    await userEvent.click(back());
    await heading('Settings');
    expect(path()).toBe('/settings');
  });

  it.each([
    ['android', '1.0', 'old'],
    ['android', '3.2.3', 'old'],
    ['android', '3.2.4', 'old'],
    ['android', '3.2.4.1', 'new'],
    ['android', '3.2.5', 'new'],
    ['android', '3.10.0', 'new'],
    ['ios', '2.2.2', 'old'],
    ['ios', '2.2.3', 'old'],
    ['ios', '2.2.3.1', 'new'],
    ['ios', '2.2.4', 'new'],
    ['ios', '2.10', 'new'],
    ['ios', '3.2.4', 'new'],
    ['ios', '3.2.6', 'new'],
    ['ios', '3.2.7', 'new'],
  ])('§1: in %s %s it is that of an %s app', async (platform, version, kind) => {
    const { messages, path } = openAsAda({
      location: ['/', '/settings/account'],
      userAgentSuffix: `PatientApp/${version} (${platform})`,
    });
    await heading('Account');
    await userEvent.click(back());
    if (kind === 'old') {
      expect(messages.at(-1)).toEqual({ type: 'navigate-settings' });
      expect(path()).toBe('/settings/account');
    } else {
      await heading('Hi, Ada');
      expect(messages.filter(({ type }) => type.startsWith('navigate'))).toEqual([]);
    }
  });

  it('D9: in an old app Back from elsewhere asks for the profile', async () => {
    const { messages, path } = openAsAda({
      location: '/user/ada/safety-net',
      userAgentSuffix: 'PatientApp/2.2.3 (ios)',
    });
    await heading('Your Safety Net');
    await userEvent.click(back());
    expect(messages.at(-1)).toEqual({ type: 'navigate-profile' });
    expect(path()).toBe('/user/ada/safety-net');
  });

  it.each(['/forgot-password', '/reset-password?email=ada%40example.com'])(
    'D4: in an old app Back from %s asks for the login, which stands above it',
    async (address) => {
      const { messages } = renderApp({
        location: ['/login', address],
        userAgentSuffix: 'PatientApp/3.2.4 (android)',
      });
      await heading(address.startsWith('/forgot') ? 'Forgot password' : 'Reset password');
      await userEvent.click(back());
      expect(messages).toEqual([{ type: 'navigate-login' }]);
    },
  );

  it('D4: in a newer app the public area leads home where there is no history', async () => {
    const { path } = openAsAda({
      location: '/user/ada/safety-net',
      userAgentSuffix: 'PatientApp/3.2.7 (android)',
    });
    await heading('Your Safety Net');
    await userEvent.click(back());
    await heading('Hi, Ada');
    expect(path()).toBe('/');
  });

  it('in a browser a link that was opened by itself has nothing to go back to', async () => {
    renderApp({ location: '/user/ada/safety-net' });
    await heading('Your Safety Net');
    expect(bar().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('D4: where an old app’s bridge throws, the web goes back itself', async () => {
    const { path } = openAsAda({
      location: '/settings/account',
      userAgentSuffix: 'PatientApp/2.2.3 (ios)',
      bridge: () => {
        throw new Error('The bridge is gone.');
      },
    });
    await heading('Account');
    await userEvent.click(back());
    await heading('Settings');
    expect(path()).toBe('/settings');
  });
});

describe('D4 tabs of an app that owns navigation', () => {
  it('asks an old app for its start page and its settings, and opens Progress itself', async () => {
    const { messages, path } = openAsAda({
      location: '/',
      userAgentSuffix: 'PatientApp/3.2.4 (android)',
    });
    await heading('Hi, Ada');
    await userEvent.click(tabs().getByRole('link', { name: 'Settings' }));
    expect(messages.at(-1)).toEqual({ type: 'navigate-settings' });
    await userEvent.click(tabs().getByRole('link', { name: /^Home/ }));
    expect(messages.at(-1)).toEqual({ type: 'navigate-profile' });
    expect(path()).toBe('/');
    const count = messages.length;
    await userEvent.click(tabs().getByRole('link', { name: 'Progress' }));
    await waitFor(() => expect(path()).toBe('/progress'));
    expect(messages).toHaveLength(count);
  });

  it('opens them itself in a newer app', async () => {
    const { messages } = openAsAda({
      location: '/',
      userAgentSuffix: 'PatientApp/3.2.5 (android)',
    });
    await heading('Hi, Ada');
    await userEvent.click(tabs().getByRole('link', { name: 'Settings' }));
    await heading('Settings');
    expect(messages.filter(({ type }) => type.startsWith('navigate'))).toEqual([]);
  });
});
