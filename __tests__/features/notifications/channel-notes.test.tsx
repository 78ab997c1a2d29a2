import { screen } from '@testing-library/react';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { renderApp, signInAs } from '../../support/render-app';

const { world, stop } = startSandbox();
afterAll(stop);
beforeEach(() => world.reset());

async function openNotifications(userId: string) {
  signInAs(world, userId);
  renderApp({ location: '/settings/notifications' });
  await screen.findByRole('region', { name: 'Safety Net' });
}

const getSwitches = (name: string) => screen.getAllByRole('switch', { name });

describe('§4 the reason why switches are blocked', () => {
  it('§4: is on the page once, and describes every switch of its channel', async () => {
    await openNotifications('ada');
    expect(screen.getAllByText('Push notifications are set in the app.')).toHaveLength(1);
    for (const push of getSwitches('Push')) {
      expect(push).toHaveAttribute('aria-disabled', 'true');
      expect(push).toHaveAccessibleDescription('Push notifications are set in the app.');
    }
    for (const email of getSwitches('Email')) {
      expect(email).toHaveAttribute('aria-disabled', 'false');
      expect(email).not.toHaveAccessibleDescription();
    }
  });

  it('D9: says how to get texts again, once, to a person who is unsubscribed from them (§2.notifications.7)', async () => {
    await openNotifications('ben');
    expect(screen.getAllByText(/text START to \(201\) 555-0100/)).toHaveLength(1);
    for (const text of getSwitches('Text'))
      expect(text).toHaveAccessibleDescription(/text START to/);
  });

  it('§2: says whom to ask for a phone number, once, to a person without one (§2.notifications.6)', async () => {
    await openNotifications('noel');
    expect(screen.getAllByText('To add a phone number, contact your clinician.')).toHaveLength(1);
    for (const text of getSwitches('Text')) expect(text).toHaveAttribute('aria-disabled', 'true');
  });
});
