import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { makeAssignment } from '../../src/qa/sandbox/world/assignments';
import { holdNextResponse } from '../support/hold-next-response';
import { findHeading, renderApp, signInAs } from '../support/render-app';

const world = startSandbox();
beforeEach(() => signInAs(world, 'ada'));

describe('lists are read again after a write', () => {
  it('§2 home: does not list what was sent, although another request takes long', async () => {
    const instrument = world.instruments.get('gad-7');
    if (instrument === undefined) throw new Error('There is no GAD-7.');
    world.instruments.set('gad-7', { ...instrument, questions: instrument.questions.slice(0, 1) });
    world.assignments.set('ada', [
      makeAssignment(world.clock, 'ada', 'gad-7', -1),
      makeAssignment(world.clock, 'ada', 'phq-9', -1),
    ]);
    const deliver = holdNextResponse(world, 'safety-net');
    renderApp({ location: '/' });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('link', { name: 'GAD-7' }));
    await findHeading('GAD-7');
    await user.click(screen.getByRole('radio', { name: 'Several days' }));
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(await screen.findByRole('link', { name: 'Done' }));
    const toDo = within(await screen.findByRole('region', { name: 'To Do' }));
    await waitFor(() => expect(toDo.queryByRole('link', { name: 'GAD-7' })).toBeNull());
    expect(toDo.getByRole('link', { name: 'PHQ-9' })).toBeVisible();
    deliver();
  });

  it('§2 notifications: a deleted reminder goes, although a list from before is on its way', async () => {
    const [first] = world.reminders.get('ada') ?? [];
    if (first === undefined) throw new Error('Ada has no reminder.');
    world.reminders.set('ada', [first, { ...first, id: 'second', daysOfWeek: ['Tue'] }]);
    renderApp({ location: '/settings/notifications' });
    const user = userEvent.setup();
    const findDelete = (days: string) =>
      screen.findByRole('button', { name: `Delete reminder: ${days} at 7:30 PM` });
    const firstDelete = await findDelete('Mon, Wed, Fri');
    const deliver = holdNextResponse(world, 'notification-preferences', true);
    await user.click(firstDelete);
    await waitFor(() => expect(world.getRequests('notification-preferences')).toHaveLength(2));
    await user.click(await findDelete('Tue'));
    expect(await screen.findByText(/Tue.* was deleted\.$/)).toBeVisible();
    deliver();
    expect(await screen.findByText('No reminders yet.')).toBeVisible();
  });
});
