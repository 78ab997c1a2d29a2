import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { findHeading, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

type RenderOptions = Parameters<typeof renderApp>[0];
const openAsAda = (options: RenderOptions) => {
  signInAs(world, 'ada');
  return renderApp(options);
};

const tabs = () => within(screen.getByRole('navigation', { name: 'Main' }));
const appBar = () => within(screen.getByRole('banner'));

describe('§2 signed-in layout', () => {
  it('redirects to the login page if no user is signed in', async () => {
    // §2.signed-in.1
    const { path } = renderApp({ location: '/settings/account' });
    expect(await findHeading('Log in')).toBeVisible();
    expect(path()).toBe('/login');
  });

  it('redirects /profile to /', async () => {
    // §2.profile.1
    const { path } = openAsAda({ location: '/profile' });
    expect(await findHeading('Hi, Ada')).toBeVisible();
    expect(path()).toBe('/');
  });

  it('shows the bottom navigation on three paths only, with the number of overdue assessments at Home', async () => {
    // §2.chrome.1, §2.chrome.2
    openAsAda({ location: '/' });
    await findHeading('Hi, Ada');
    expect(await tabs().findByRole('link', { name: 'Home 2 overdue' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(tabs().getByRole('link', { name: 'Progress' })).toHaveAttribute('href', '/progress');
    await userEvent.click(tabs().getByRole('link', { name: 'Settings' }));
    await findHeading('Settings');
    expect(tabs().getByRole('link', { name: 'Settings' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('link', { name: 'Account' }));
    await findHeading('Account');
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });

  it('links to the check-ins and to the safety net', async () => {
    // §2.chrome.6
    openAsAda({ location: '/settings/account' });
    await findHeading('Account');
    expect(appBar().getByRole('link', { name: 'Check-In' })).toHaveAttribute('href', '/check-ins');
    expect(appBar().getByRole('link', { name: 'Help' })).toHaveAttribute(
      'href',
      '/user/ada/safety-net',
    );
    expect(screen.getByRole('link', { name: 'More ways to get help' })).toHaveAttribute(
      'href',
      '/user/ada/safety-net',
    );
  });

  it('shows the clinic’s logo in the app bar', async () => {
    // §2.chrome.5
    openAsAda({ location: '/' });
    await findHeading('Hi, Ada');
    expect(appBar().getByRole('img', { name: 'Clinic logo' })).toBeVisible();
  });

  it('§2 Chrome: the app bar shows a logo whose URL is a path of our own origin', async () => {
    for (const [id, clinic] of world.clinics)
      world.clinics.set(id, { ...clinic, logoUrl: '/logos/north.svg' });
    openAsAda({ location: '/' });
    await findHeading('Hi, Ada');
    expect(appBar().getByRole('img', { name: 'Clinic logo' })).toHaveAttribute(
      'src',
      '/logos/north.svg',
    );
  });

  it('§2 Chrome: the app bar shows our logo if the clinic’s logo URL is not safe', async () => {
    for (const [id, clinic] of world.clinics)
      world.clinics.set(id, { ...clinic, logoUrl: 'javascript:alert(1)' });
    openAsAda({ location: '/' });
    await findHeading('Hi, Ada');
    expect(appBar().getByText('Stillwater')).toBeVisible();
    expect(appBar().queryByRole('img', { name: 'Clinic logo' })).not.toBeInTheDocument();
    expect(world.requests.map(({ endpoint }) => endpoint)).toContain('public-user');
  });

  it("does not show the 'Use the App' banner in the app", async () => {
    openAsAda({ location: '/', userAgentSuffix: 'PatientApp/3.2.7 (ios)' });
    await findHeading('Hi, Ada');
    expect(screen.queryByRole('link', { name: 'Use the App' })).not.toBeInTheDocument();
  });

  it('§8: shows an error if the profile cannot be loaded, and loads it on Try again', async () => {
    // §8.profile.1
    world.faults.failNext({ path: 'user-profiles', kind: 'status', times: 2 });
    openAsAda({ location: '/' });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^An error occured\. Please try closing and reopening the app\.$/,
    );
    expect(screen.getByRole('link', { name: 'Sign Out' })).toHaveAttribute('href', '/logout');
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await findHeading('Hi, Ada')).toBeVisible();
  });

  it('§8: shows the same error for a malformed profile', async () => {
    world.faults.failNext({ path: 'user-profiles', kind: 'malformed' });
    openAsAda({ location: '/settings' });
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occured.');
  });
});

describe('D4 Back in the app bar', () => {
  const backButton = () => appBar().getByRole('button', { name: 'Back' });

  it('is not shown on the pages with bottom navigation', async () => {
    openAsAda({ location: ['/settings/account', '/settings'] });
    await findHeading('Settings');
    expect(appBar().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('goes to the previous page in the history', async () => {
    // §2.chrome.5
    const { path } = openAsAda({ location: ['/', '/settings/account'] });
    await findHeading('Account');
    await userEvent.click(backButton());
    await findHeading('Hi, Ada');
    expect(path()).toBe('/');
  });

  it('opens the parent page if there is no history', async () => {
    const { path } = openAsAda({ location: '/settings/account' });
    await findHeading('Account');
    await userEvent.click(backButton());
    await findHeading('Settings');
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
  ])('§1: in the %s app %s it behaves as in an %s app', async (platform, version, appAge) => {
    const { messages, path } = openAsAda({
      location: ['/', '/settings/account'],
      userAgentSuffix: `PatientApp/${version} (${platform})`,
    });
    await findHeading('Account');
    await userEvent.click(backButton());
    if (appAge === 'old') {
      expect(messages.at(-1)).toEqual({ type: 'navigate-settings' });
      expect(path()).toBe('/settings/account');
    } else {
      await findHeading('Hi, Ada');
      expect(messages.filter(({ type }) => type.startsWith('navigate'))).toEqual([]);
    }
  });

  it('D9: in an old app, outside settings and sign-in pages, it asks the app for the profile', async () => {
    const { messages, path } = openAsAda({
      location: '/user/ada/safety-net',
      userAgentSuffix: 'PatientApp/2.2.3 (ios)',
    });
    await findHeading('Your Safety Net');
    await userEvent.click(backButton());
    expect(messages.at(-1)).toEqual({ type: 'navigate-profile' });
    expect(path()).toBe('/user/ada/safety-net');
  });

  it('D7: in an old app, it asks before a form with unsent answers is left', async () => {
    const { messages } = openAsAda({
      location: '/check-ins/anxiety',
      userAgentSuffix: 'PatientApp/2.2.3 (ios)',
    });
    await findHeading('Anxiety');
    await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
    const count = messages.length;
    await userEvent.click(backButton());
    expect(messages).toHaveLength(count);
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(messages.at(-1)).toEqual({ type: 'navigate-profile' });
  });

  it.each(['/forgot-password', '/reset-password?email=ada%40example.com'])(
    'D4: in an old app, on %s, it sends the message to open the login screen',
    async (url) => {
      const { messages } = renderApp({
        location: ['/login', url],
        userAgentSuffix: 'PatientApp/3.2.4 (android)',
      });
      await findHeading(url.startsWith('/forgot') ? 'Forgot password' : 'Reset password');
      await userEvent.click(backButton());
      expect(messages).toEqual([{ type: 'navigate-login' }]);
    },
  );

  it('D4: in a newer app, in the public area without history, it opens the home page', async () => {
    const { path } = openAsAda({
      location: '/user/ada/safety-net',
      userAgentSuffix: 'PatientApp/3.2.7 (android)',
    });
    await findHeading('Your Safety Net');
    await userEvent.click(backButton());
    await findHeading('Hi, Ada');
    expect(path()).toBe('/');
  });

  it('is not shown in a browser if a public link was opened directly', async () => {
    renderApp({ location: '/user/ada/safety-net' });
    await findHeading('Your Safety Net');
    expect(appBar().queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  it('D4: opens the parent page if the bridge of an old app throws', async () => {
    const { path } = openAsAda({
      location: '/settings/account',
      userAgentSuffix: 'PatientApp/2.2.3 (ios)',
      bridge: () => {
        throw new Error('The bridge is gone.');
      },
    });
    await findHeading('Account');
    await userEvent.click(backButton());
    await findHeading('Settings');
    expect(path()).toBe('/settings');
  });
});

describe('D4 bottom navigation in the app', () => {
  it('asks an old app to open Home and Settings, and opens Progress in the web client', async () => {
    const { messages, path } = openAsAda({
      location: '/',
      userAgentSuffix: 'PatientApp/3.2.4 (android)',
    });
    await findHeading('Hi, Ada');
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

  it('opens Settings in the web client in a newer app', async () => {
    const { messages } = openAsAda({
      location: '/',
      userAgentSuffix: 'PatientApp/3.2.5 (android)',
    });
    await findHeading('Hi, Ada');
    await userEvent.click(tabs().getByRole('link', { name: 'Settings' }));
    await findHeading('Settings');
    expect(messages.filter(({ type }) => type.startsWith('navigate'))).toEqual([]);
  });
});
