import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { holdNextResponse } from '../../support/hold-next-response';
import { renderApp, signInAs } from '../../support/render-app';
import { returnToWindow } from '../../support/return-to-window';

const world = startSandbox();
beforeEach(() => {
  world.reminders.set('ada', [reminder('monday', 'Mon'), reminder('tuesday', 'Tue')]);
  signInAs(world, 'ada');
});

const reminder = (id: string, day: 'Mon' | 'Tue') => ({
  id,
  daysOfWeek: [day],
  timeOfDay: '08:00:00',
  isActive: true,
  notificationType: 'check_in' as const,
});
const findDelete = (day: string) =>
  screen.findByRole('button', { name: `Delete reminder: ${day} at 8:00 AM` });

describe('D9 the list that is read before a reminder is saved again was requested after the first attempt', () => {
  it('Undo sends it again, although a list from before its deletion arrives meanwhile', async () => {
    renderApp({ location: '/settings/notifications' });
    const user = userEvent.setup();
    const monday = await findDelete('Mon');
    const deliver = holdNextResponse(world, 'notification-preferences', true);
    await user.click(monday);
    await waitFor(() => expect(world.getRequests('notification-preferences')).toHaveLength(2));
    await user.click(await findDelete('Tue'));
    expect(await screen.findByText(/Tue.* was deleted\.$/)).toBeVisible();
    world.faults.failNext({ path: 'add-reminder', kind: 'network' });
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: /^Undo/ }));
    act(deliver);
    await waitFor(() =>
      expect(world.reminders.get('ada')).toMatchObject([{ daysOfWeek: ['Tue'] }]),
    );
    expect(await findDelete('Tue')).toBeVisible();
  });

  it('a new one is not sent twice, although a list from before it was saved arrives meanwhile', async () => {
    const deliver = holdNextResponse(world, 'notification-preferences', true);
    const { router } = renderApp({ location: '/settings/notifications' });
    const user = userEvent.setup();
    await screen.findByRole('region', { name: 'Safety Net' });
    await act(() => router.navigate('/settings/check-in-reminders/new'));
    await user.click(await screen.findByRole('checkbox', { name: 'Sunday' }));
    world.faults.failNext({ path: 'add-reminder', kind: 'network', isReceived: true });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    act(deliver);
    await screen.findByRole('heading', { level: 1, name: 'Notifications' });
    expect(world.getRequests('add-reminder')).toHaveLength(1);
    expect(world.reminders.get('ada')).toHaveLength(3);
  });
});

describe('§2 check-in reminders that another tab or device has changed', () => {
  it('are read again when the window is seen again', async () => {
    renderApp({ location: '/settings/check-in-reminders' });
    expect(await findDelete('Mon')).toBeVisible();
    world.reminders.set('ada', [reminder('tuesday', 'Tue')]);
    returnToWindow();
    await waitFor(() => expect(screen.queryByText('Mon')).not.toBeInTheDocument());
    expect(await findDelete('Tue')).toBeVisible();
  });

  it('are not called paused once emails were started again elsewhere', async () => {
    world.unsubscribed.add('ada');
    const { router } = renderApp({ location: '/settings/notifications' });
    expect(await screen.findAllByText('Paused')).toHaveLength(2);
    await act(() => router.navigate('/settings'));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    world.unsubscribed.delete('ada');
    await act(() => router.navigate('/settings/check-in-reminders'));
    expect(await findDelete('Mon')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Paused')).not.toBeInTheDocument());
  });
});
