import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { createDefaultReminders } from '../../../src/qa/sandbox/world/reminders';
import { expectNoAxeViolations } from '../../support/axe';
import { allowConsole } from '../../support/fail-on-console';
import { renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();

const DELETE = /^Delete reminder: /;
const UNDO = /^Undo/;
const getCard = () => within(screen.getByRole('region', { name: 'Check-in Reminders' }));
const getNames = () =>
  screen.getAllByRole('button', { name: DELETE }).map(({ ariaLabel }) => ariaLabel);
const postedReminders = () =>
  world.requests.filter(({ endpoint, method }) => endpoint === 'add-reminder' && method === 'POST');

/** Ada's reminders with the first one deleted. */
async function deleteReminder() {
  signInAs(world, 'ada');
  renderApp({ location: '/settings/notifications' });
  const user = userEvent.setup();
  const remove = (await screen.findAllByRole('button', { name: DELETE }))[0];
  if (remove === undefined) throw new Error('Ada has no reminder.');
  const before = getNames();
  await user.click(remove);
  const undo = await screen.findByRole('button', { name: UNDO });
  return { user, undo, before };
}

describe('§2 a deleted reminder', () => {
  it('§2: is gone if only the response was lost, and the server knows it no longer on the next press', async () => {
    signInAs(world, 'ada');
    renderApp({ location: '/settings/check-in-reminders' });
    const user = userEvent.setup();
    const remove = async () => {
      const [button] = await screen.findAllByRole('button', { name: DELETE });
      if (button === undefined) throw new Error('Ada has no reminder.');
      await user.click(button);
    };
    await screen.findAllByRole('button', { name: DELETE });
    world.faults.failNext({ path: 'delete-reminder', kind: 'network', isReceived: true });
    world.faults.failNext({
      path: 'notification-preferences',
      kind: 'status',
      status: 403,
      times: 2,
    });
    await remove();
    expect(await screen.findByText(/may not have been deleted/)).toBeVisible();
    world.faults.failNext({ path: 'delete-reminder', kind: 'status', status: 404, message: null });
    await remove();
    expect(await screen.findByText('Reminder deleted')).toBeVisible();
    expect(screen.queryByText(/couldn't delete/)).not.toBeInTheDocument();
  });

  it('§2: leaves the focus in the list, which has no reminders of other types', async () => {
    // §9.reminders.3
    const [usual] = world.reminders.get('ada') ?? [];
    if (usual === undefined) throw new Error('Ada has no reminder.');
    world.reminders.set('ada', [
      { ...usual, id: 'one', timeOfDay: '00:05:00' },
      { ...usual, id: 'two', timeOfDay: '12:00:00', daysOfWeek: ['Sat', 'Sun'] },
      { ...usual, id: 'other', notificationType: 'appointment' },
    ]);
    signInAs(world, 'ada');
    renderApp({ location: '/settings/check-in-reminders' });
    const user = userEvent.setup();
    const findDelete = (schedule: string) =>
      screen.findByRole('button', { name: `Delete reminder: ${schedule}` });
    await user.click(await findDelete('Mon, Wed, Fri at 12:05 AM'));
    const next = await findDelete('Sun, Sat at 12:00 PM');
    await waitFor(() => expect(next).toHaveFocus());
    await user.keyboard('{Enter}');
    const nothing = await screen.findByText('No reminders yet.');
    await waitFor(() => expect(nothing).toHaveFocus());
    expect(world.reminders.get('ada')?.map(({ id }) => id)).toEqual(['other']);
  });

  it('§2: Undo brings it back with its days and time, and is gone then', async () => {
    const { user, undo, before } = await deleteReminder();
    expect(getCard().getByText(/ was deleted\.$/)).toBeVisible();
    await expectNoAxeViolations(document.body);
    await user.click(undo);
    await waitFor(() => expect(screen.queryByRole('button', { name: UNDO })).toBeNull());
    expect(getNames().toSorted()).toEqual(before.toSorted());
    expect(await screen.findByText('Reminder created')).toBeVisible();
  });

  it('§2: has no Undo where its days could not be read: another reminder would be saved', async () => {
    const [listed] = createDefaultReminders('ada');
    if (listed === undefined) throw new Error('Ada has no reminder.');
    allowConsole(/The response of getReminders does not have the expected shape/);
    // A day as a newer server may send it.
    const daysOfWeek = [...listed.daysOfWeek, 'Weekend'] as unknown as typeof listed.daysOfWeek;
    world.reminders.set('ada', [{ ...listed, daysOfWeek }]);
    signInAs(world, 'ada');
    renderApp({ location: '/settings/notifications' });
    await userEvent.click(await screen.findByRole('button', { name: DELETE }));
    expect(await getCard().findByText('No reminders yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: UNDO })).not.toBeInTheDocument();
  });

  it('§8: says that it was deleted if the server did so, but responded with an error', async () => {
    world.faults.failNext({ path: 'delete-reminder', kind: 'status', isReceived: true });
    await deleteReminder();
    expect(getCard().getByText(/ was deleted\.$/)).toBeVisible();
    expect(getCard().queryByRole('alert')).not.toBeInTheDocument();
  });

  it('§8: does not say that it is still there if nobody knows, and deletes it on the next press', async () => {
    signInAs(world, 'ada');
    renderApp({ location: '/settings/check-in-reminders' });
    const [remove] = await screen.findAllByRole('button', { name: DELETE });
    if (remove === undefined) throw new Error('Ada has no reminder.');
    world.faults.failNext({ path: 'delete-reminder', kind: 'network' });
    await userEvent.click(remove);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The reminder may not have been deleted. Please try again.',
    );
    await userEvent.click(remove);
    expect(await screen.findByRole('button', { name: UNDO })).toBeVisible();
    expect(screen.getByText('No reminders yet.')).toBeVisible();
  });

  it('D8: a reminder whose days or time could not be read says so, beside Delete and in its name', async () => {
    const [listed] = createDefaultReminders('ada');
    if (listed === undefined) throw new Error('Ada has no reminder.');
    allowConsole(/The response of getReminders does not have the expected shape/);
    // As a newer server may send it.
    const timeOfDay = null as unknown as string;
    world.reminders.set('ada', [
      { ...listed, id: 'no-days', daysOfWeek: [] },
      { ...listed, id: 'no-time', timeOfDay },
    ]);
    signInAs(world, 'ada');
    renderApp({ location: '/settings/check-in-reminders' });
    await screen.findByRole('button', { name: 'Delete reminder: unknown days at 7:30 PM' });
    expect(getNames()).toContain('Delete reminder: Mon, Wed, Fri at unknown time');
    expect(screen.getByText('unknown days')).toBeVisible();
    expect(screen.getByText('unknown time')).toBeVisible();
  });

  it('§2: Undo can be reached and pressed by keyboard', async () => {
    const { user, undo, before } = await deleteReminder();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    // The focus is at most the remaining list away.
    for (let press = 0; press <= before.length && document.activeElement !== undo; press++)
      await user.tab();
    expect(undo).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(getNames()).toHaveLength(before.length));
    expect(screen.getByRole('heading', { name: 'Check-in Reminders' })).toHaveFocus();
  });

  it('§8: Undo that fails says so, stays, and works on the next press', async () => {
    const { user, undo, before } = await deleteReminder();
    world.faults.failNext({ path: 'add-reminder', kind: 'status', message: 'Not now.' });
    await user.click(undo);
    expect(await getCard().findByRole('alert')).toHaveTextContent('Not now.');
    await user.click(screen.getByRole('button', { name: UNDO }));
    await waitFor(() => expect(getNames()).toHaveLength(before.length));
    expect(getCard().queryByRole('alert')).not.toBeInTheDocument();
    expect(postedReminders()).toHaveLength(2);
  });
});
