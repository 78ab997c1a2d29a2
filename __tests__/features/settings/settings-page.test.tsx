import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

function openSettings(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  signInAs(world, 'ada');
  return renderApp({ location: '/settings', ...options });
}

const link = (name: string) => screen.findByRole('link', { name });
const throwingBridge = () => {
  throw new Error('The bridge is gone.');
};

describe('§2 settings', () => {
  it('lists the links to the settings, help and legal pages', async () => {
    // §2.settings.1
    openSettings({ configuration: { supportUrl: 'https://help.example/us' } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(document.title).toBe('Settings · Stillwater');
    for (const [name, href] of [
      ['Account', '/settings/account'],
      ['Notifications', '/settings/notifications'],
      ['Safety Net', '/user/ada/safety-net'],
      ['Contact support', 'https://help.example/us'],
      ['Privacy', '/legal/privacy.html'],
      ['Terms', '/legal/terms.html'],
    ] as const)
      expect(await link(name)).toHaveAttribute('href', href);
    await expectNoAxeViolations(document.body);
  });

  it.each([[undefined], ['PatientApp/3.2.7 (android)']])(
    '§6: does not offer Apple Health in a browser or on Android (%s)',
    async (userAgentSuffix) => {
      // §2.settings.2
      openSettings(userAgentSuffix === undefined ? {} : { userAgentSuffix });
      await link('Account');
      expect(screen.queryByRole('link', { name: /Apple Health/ })).not.toBeInTheDocument();
    },
  );

  it('D4: sends a message to the iOS app when Connect Apple Health is pressed, and stays on the page', async () => {
    // §2.settings.2
    const { messages, path } = openSettings({ userAgentSuffix: 'PatientApp/3.2.7 (ios)' });
    await userEvent.click(await link('Connect Apple Health'));
    expect(messages).toContainEqual({ type: 'health-app' });
    expect(path()).toBe('/settings');
    await expectNoAxeViolations(document.body);
  });

  it('D4: navigates to the permissions if the app does not handle Connect Apple Health', async () => {
    const { path } = openSettings({
      userAgentSuffix: 'PatientApp/3.2.7 (ios)',
      bridge: throwingBridge,
    });
    await userEvent.click(await link('Connect Apple Health'));
    expect(path()).toBe('/settings/permissions');
  });

  it('D7 settings/permissions: shows in the app that the app manages them, and connects Apple Health', async () => {
    // §2.permissions.1
    const { messages } = openSettings({
      location: '/settings/permissions',
      userAgentSuffix: 'PatientApp/3.3.0 (ios)',
    });
    expect(await screen.findByRole('region', { name: 'Notifications' })).toHaveTextContent(
      'Managed in the app',
    );
    await expectNoAxeViolations(document.body);
    await userEvent.click(screen.getByRole('button', { name: 'Connect Apple Health' }));
    expect(messages).toContainEqual({ type: 'health-app' });
  });

  it.each(['ios', 'android'])(
    'D4: lets the %s app open Privacy and Terms, and stays on the page',
    async (platform) => {
      const { messages, path } = openSettings({
        userAgentSuffix: `PatientApp/3.2.7 (${platform})`,
      });
      await userEvent.click(await link('Privacy'));
      await userEvent.click(await link('Terms'));
      expect(messages.slice(-2)).toEqual([{ type: 'open-privacy' }, { type: 'open-terms' }]);
      expect(path()).toBe('/settings');
    },
  );

  it('D4: follows the Privacy link if the app does not handle it', async () => {
    openSettings({ userAgentSuffix: 'PatientApp/3.2.7 (ios)', bridge: throwingBridge });
    const privacy = await link('Privacy');
    let isFollowed = false;
    document.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(privacy);
    expect(isFollowed).toBe(true);
  });
});
