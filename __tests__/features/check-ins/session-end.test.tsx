import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { assignCheckIn, everyNodeModule } from '../../support/check-in-module';
import { reloadApp } from '../../support/reload-app';
import { findHeading, logIn, renderApp, signInAs } from '../../support/render-app';

const world = startSandbox();
beforeEach(() => {
  for (const userId of ['ada', 'ben']) assignCheckIn(world, userId, everyNodeModule);
});

const button = (name: string) => screen.getByRole('button', { name });
const box = () => screen.getByRole('textbox', { name: 'What was on your mind?' });
const getSentBodies = () => world.getRequests('submit-check-ins').map(({ body }) => body);

const OLD_APP = 'PatientApp/3.2.6 (ios)';

function open(location: string, userAgentSuffix?: string) {
  signInAs(world, 'ada');
  const app = renderApp({
    location: ['/check-ins', location],
    ...(userAgentSuffix !== undefined && { userAgentSuffix }),
  });
  return { ...app, user: userEvent.setup() };
}

/** Types an answer, then submits after the server has ended the session. */
async function loseSessionAtSubmit(userAgentSuffix?: string) {
  const app = open('/check-ins/every-node', userAgentSuffix);
  await findHeading('Every node');
  await app.user.type(box(), 'Work.');
  world.sessions.open.clear();
  await app.user.click(button('Submit'));
  await findHeading(userAgentSuffix?.includes('3.2.7') === true ? 'One moment…' : 'Log in');
  return app;
}

describe('§8 a session that ends while a check-in has unsent answers', () => {
  it('D10: keeps the form in memory for the same user, who can then submit it', async () => {
    const { user, path } = await loseSessionAtSubmit();
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(screen.getByText('Answers that were not sent are still here.')).toBeVisible();
    await logIn('ada');
    await findHeading('Every node');
    expect(path()).toBe('/check-ins/every-node');
    expect(box()).toHaveValue('Work.');
    expect(screen.getByText(/still here/)).toBeVisible();
    await user.click(button('Submit'));
    await findHeading('Check in');
    expect(getSentBodies().at(-1)).toMatchObject([{ answers: [{ key: 'words', value: 'Work.' }] }]);
  });

  it('§8: says neither what the server has said of the session, nor that the answers were not accepted', async () => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.type(box(), 'Work.');
    const expired = { kind: 'status', status: 401, message: 'You are not signed in.' } as const;
    world.faults.failNext({ path: 'submit-check-ins', ...expired });
    world.faults.failNext({ path: 'refresh-token', ...expired });
    await user.click(button('Submit'));
    await findHeading('Log in');
    await logIn('ada');
    await findHeading('Every node');
    expect(screen.getByRole('alert')).toHaveTextContent(/^Press Submit again\./);
  });

  it('D9: sends them after signing in again, whatever the list has become: a 401 is a refusal', async () => {
    const { user } = await loseSessionAtSubmit();
    world.assignedCheckIns.set('ada', []);
    await logIn('ada');
    await findHeading('Every node');
    await user.click(button('Submit'));
    await findHeading('Check in');
    expect(getSentBodies()).toHaveLength(2);
  });

  it('D9: sends them after a session that could not be renewed for a moment, too', async () => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.type(box(), 'Work.');
    world.faults.failNext({ path: 'submit-check-ins', kind: 'status', status: 401 });
    world.faults.failNext({ path: 'refresh-token', kind: 'status', status: 503 });
    await user.click(button('Submit'));
    await screen.findByRole('alert');
    world.assignedCheckIns.set('ada', []);
    await user.click(button('Submit'));
    await findHeading('Check in');
    expect(getSentBodies()).toHaveLength(2);
  });

  it('D3: says that what was sent may have arrived when the user signs out in another tab', async () => {
    const { user } = open('/check-ins/every-node');
    await findHeading('Every node');
    await user.type(box(), 'Work.');
    world.faults.failNext({ path: 'submit-check-ins', kind: 'network' });
    await user.click(button('Submit'));
    await screen.findByText(/still here/);
    new BroadcastChannel('session').postMessage({ type: 'signed-out', userId: 'ada' });
    expect(
      await screen.findByText(/^You signed out in another tab. What you had just sent may have/),
    ).toBeVisible();
  });

  it('§8: loads a check-in after the sign-in if the session ended while it was loading', async () => {
    const { router } = open('/check-ins');
    await findHeading('Check in');
    world.sessions.open.clear();
    await act(() => router.navigate('/check-ins/every-node'));
    await findHeading('Log in');
    await logIn('ada');
    await findHeading('Every node');
  });

  it('D10: returns to the same step of a stepper', async () => {
    const { user } = open('/check-ins/lifestyle');
    await findHeading('Lifestyle correlates');
    fireEvent.change(screen.getByRole('slider', { name: 'Energy' }), { target: { value: '1' } });
    for (let step = 1; step < 4; step += 1) await user.click(button('Next'));
    world.sessions.open.clear();
    await user.click(button('Submit'));
    await findHeading('Log in');
    await logIn('ada');
    await findHeading('Lifestyle correlates');
    expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
    for (let step = 1; step < 4; step += 1) {
      await user.click(button('Back'));
      await screen.findByText(`Step ${4 - step} of 4`);
    }
    expect(screen.getByRole('slider', { name: 'Energy' })).toHaveValue('1');
  });

  it('D10: shows nothing of it to another user, nor to the same user after that', async () => {
    const { user } = await loseSessionAtSubmit();
    await logIn('ben');
    await findHeading('Every node');
    expect(box()).toHaveValue('');
    world.sessions.open.clear();
    await user.click(button('Submit'));
    await findHeading('Log in');
    await logIn('ada');
    await findHeading('Every node');
    expect(box()).toHaveValue('');
  });

  it('D10: keeps it while the login page of a native app up to 3.2.6 sends `logout`', async () => {
    const { messages } = await loseSessionAtSubmit(OLD_APP);
    await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'logout' }));
    expect(screen.getByText('Answers that were not sent are still here.')).toBeVisible();
    await logIn('ada');
    await findHeading('Every node');
    expect(box()).toHaveValue('Work.');
  });

  it('D10: is gone when that app loads the login page anew, which says no longer that it is there', async () => {
    const { router, messages } = await loseSessionAtSubmit(OLD_APP);
    await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'logout' }));
    const { location } = router;
    const reloaded = reloadApp({ location, userAgentSuffix: OLD_APP });
    await waitFor(() => expect(reloaded.messages).toEqual([{ type: 'logout' }]));
    await waitFor(() =>
      expect(
        screen.queryByText('Answers that were not sent are still here.'),
      ).not.toBeInTheDocument(),
    );
  });

  it('D9, D10: a newer native app whose user logs in on the web shows the form with it again', async () => {
    const { user, messages } = await loseSessionAtSubmit('PatientApp/3.2.7 (ios)');
    await user.click(screen.getByRole('link', { name: 'Log in here instead' }));
    await waitFor(() => expect(messages.at(-1)).toEqual({ type: 'logout' }));
    await findHeading('Log in');
    await logIn('ada');
    await findHeading('Every node');
    expect(box()).toHaveValue('Work.');
  });

  it('D10: is destroyed by Sign Out', async () => {
    const { router } = await loseSessionAtSubmit();
    await act(() => router.navigate('/logout'));
    await waitFor(() => expect(button('Log in')).toBeEnabled());
    await logIn('ada');
    await findHeading('Hi, Ada');
    await act(() => router.navigate('/check-ins/every-node'));
    await findHeading('Every node');
    expect(box()).toHaveValue('');
  });
});
