import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../src/qa/sandbox/hosts/jest/start-sandbox';
import { assignCheckIn, everyNodeModule } from '../support/check-in-module';
import { holdNextResponse } from '../support/hold-next-response';
import { findHeading, renderApp, signInAs } from '../support/render-app';

const world = startSandbox();
beforeEach(() => {
  assignCheckIn(world, 'ada', everyNodeModule);
  signInAs(world, 'ada');
});
// The flow of a check-in asks the browser where its page was left for.
afterEach(() => window.history.replaceState(null, '', '/'));

const THANKS = 'Thanks for checking in!';

describe('§2 a form whose submit was confirmed when its page had been left', () => {
  it('of a new reminder is there again when it is opened', async () => {
    const { router, path } = renderApp({
      location: ['/settings/notifications', '/settings/check-in-reminders/new'],
    });
    await findHeading('Add reminder');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Sunday' }));
    const deliver = holdNextResponse(world, 'add-reminder');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(world.getRequests('add-reminder')).toHaveLength(1));
    await act(() => router.navigate('/settings'));
    await findHeading('Settings');
    act(deliver);
    expect(await screen.findByText('Reminder created')).toBeVisible();
    await act(() => router.navigate('/settings/check-in-reminders/new'));
    await findHeading('Add reminder');
    expect(await screen.findByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    expect(path()).toBe('/settings/check-in-reminders/new');
  });

  /** Submits a check-in and reads the safety net, where the server confirms it. */
  async function submitAndLeave() {
    const app = renderApp({ location: ['/check-ins', '/check-ins/every-node'] });
    await findHeading('Every node');
    await userEvent.type(screen.getByRole('textbox', { name: 'What was on your mind?' }), 'Work.');
    const deliver = holdNextResponse(world, 'submit-check-ins');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(world.getRequests('submit-check-ins')).toHaveLength(1));
    window.history.replaceState(null, '', '/user/ada/safety-net');
    await act(() => app.router.navigate('/user/ada/safety-net'));
    await findHeading('Your Safety Net');
    act(deliver);
    // Its draft goes with the confirmation.
    await waitFor(() => expect(Object.keys(sessionStorage).join()).not.toContain('draft'));
    return app;
  }

  it('of a check-in is there again when it is opened, and thanks for nothing', async () => {
    const app = await submitAndLeave();
    await act(() => app.router.navigate('/'));
    await findHeading('Hi, Ada');
    await act(() => app.router.navigate('/check-ins/every-node'));
    await findHeading('Every node');
    expect(screen.getByRole('textbox', { name: 'What was on your mind?' })).toHaveValue('');
    expect(screen.queryByText(THANKS)).toBeNull();
  });

  it('of a check-in thanks when the person comes back from the safety net', async () => {
    const app = await submitAndLeave();
    await act(() => app.router.navigate(-1));
    await findHeading('Check in');
    expect(await screen.findByText(THANKS)).toBeVisible();
    expect(world.getRequests('submit-check-ins')).toHaveLength(1);
  });
});

it('D9: Back from home does not lead to assessments that Done has left', async () => {
  const instrument = world.instruments.get('gad-7');
  if (instrument === undefined) throw new Error('There is no GAD-7.');
  world.instruments.set('gad-7', { ...instrument, questions: instrument.questions.slice(0, 1) });
  const link = '/user/ada/assessments?context=patient_app&assessments=gad-7';
  const { router } = renderApp({ location: ['/settings', link] });
  await findHeading('GAD-7');
  await userEvent.click(screen.getByRole('radio', { name: 'Several days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await userEvent.click(await screen.findByRole('link', { name: 'Done' }));
  await findHeading('Hi, Ada');
  await act(() => router.navigate(-1));
  expect(await findHeading('Settings')).toBeVisible();
});
