import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { lastInput } from '../../../src/state/last-input';
import { assignCheckIn, everyNodeModule } from '../../support/check-in-module';
import { reloadApp } from '../../support/reload-app';
import { findHeading, logIn, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();
afterEach(() => jest.restoreAllMocks());

const getDrafts = () => Object.keys(sessionStorage).filter((key) => key.startsWith('draft '));

/** Opens an assessment from the home page and answers its first question; `area` is its address. */
async function answer() {
  signInAs(world, 'ada');
  const app = renderApp({ location: '/', configuration: { idleMinutes: 10 } });
  await findHeading('Hi, Ada');
  await userEvent.click(await screen.findByRole('link', { name: /PHQ-9/ }));
  await findHeading('PHQ-9');
  const area = app.path() + app.router.location.search;
  lastInput.clear();
  await answerFirst();
  expect(getDrafts()).toHaveLength(1);
  return { ...app, area };
}

async function answerFirst(): Promise<void> {
  const [first] = await screen.findAllByRole('radio');
  if (first === undefined) throw new Error('The page has no question.');
  await userEvent.click(first);
}

/** The device sleeps, and wakes up with the page in front. */
function sleep(minutes: number): void {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** Resolves when the message has been heard. */
async function sendFromOtherTab(message: object): Promise<void> {
  const receiver = new BroadcastChannel('session');
  const heard = new Promise((resolve) => receiver.addEventListener('message', resolve));
  new BroadcastChannel('session').postMessage(message);
  await act(() => heard);
}

const expectLoginPage = async () => {
  await findHeading('Log in');
  expect(screen.getByRole('main')).toHaveTextContent('nobody used this page for a while');
  expect(screen.queryByRole('radio')).toBeNull();
};

describe('D1 idleMinutes: the forms of the user area', () => {
  it('count input, and close when nobody uses them', async () => {
    await answer();
    expect(lastInput.read()).not.toBeNull();
    sleep(11);
    await expectLoginPage();
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
  });

  it('close when the session ends so in another tab', async () => {
    await answer();
    await sendFromOtherTab({ type: 'session-lost', isIdle: true });
    await expectLoginPage();
  });

  it('stay when the session is lost in another tab: the answers can still be sent', async () => {
    const { area, path } = await answer();
    await sendFromOtherTab({ type: 'session-lost', isIdle: false });
    expect(area).toContain(path());
    await findHeading('PHQ-9');
    expect((await screen.findAllByRole('radio')).at(0)).toBeChecked();
  });

  it.each([
    ['their user', 'public-user'],
    ['their questions', '/v1/public-api/assessments'],
  ])('stay, after Try again, also if %s cannot be loaded then', async (_what, path) => {
    await answer();
    world.faults.failNext({ path, kind: 'status', status: 503, times: 2 });
    await sendFromOtherTab({ type: 'session-lost', isIdle: false });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await findHeading('PHQ-9');
    expect((await screen.findAllByRole('radio')).at(0)).toBeChecked();
  });

  it('stay with check-ins that are assigned no longer', async () => {
    const link = '/user/ada/check-ins?checkInId=every-node';
    assignCheckIn(world, 'ada', everyNodeModule);
    signInAs(world, 'ada');
    renderApp({ location: link });
    await findHeading('Every node');
    const name = 'What was on your mind?';
    await userEvent.type(screen.getByRole('textbox', { name }), 'Work.');
    world.assignedCheckIns.set('ada', []);
    const { router } = reloadApp({ location: '/' });
    await findHeading('Hi, Ada');
    await act(() => router.navigate(link));
    await findHeading('Every node');
    const read = world.getRequests('assigned-checkins').length;
    await sendFromOtherTab({ type: 'session-lost', isIdle: false });
    await waitFor(() =>
      expect(world.getRequests('assigned-checkins').length).toBeGreaterThan(read),
    );
    expect(await screen.findByRole('textbox', { name })).toHaveValue('Work.');
  });

  it('stay on a clinician’s tablet, whose visit is another one', async () => {
    const { area, router } = await answer();
    await act(() => router.navigate(area.replace('patient_app', 'clinician_app')));
    await findHeading('PHQ-9');
    await sendFromOtherTab({ type: 'session-lost', isIdle: true });
    expect(await findHeading('PHQ-9')).toBeVisible();
  });

  it('D10: have the answers again when the same person has signed in, as the login page says', async () => {
    await answer();
    sleep(11);
    await expectLoginPage();
    expect(screen.getByRole('main')).toHaveTextContent(
      'Answers that were not sent are still here.',
    );
    await logIn('ada');
    await findHeading('Hi, Ada');
    await userEvent.click(await screen.findByRole('link', { name: /PHQ-9/ }));
    await findHeading('PHQ-9');
    expect((await screen.findAllByRole('radio')).at(0)).toBeChecked();
  });

  it('D10: are not shown to another person who signs in, and lose the answers', async () => {
    const { area, router } = await answer();
    sleep(11);
    await expectLoginPage();
    await logIn('jonas');
    await findHeading('Hi, Jonas');
    expect(getDrafts()).toEqual([]);
    await act(() => router.navigate(area));
    await findHeading('PHQ-9');
    expect((await screen.findAllByRole('radio')).at(0)).not.toBeChecked();
  });

  it('D10: have no answers after ‘Sign out now’', async () => {
    const { router } = await answer();
    sleep(10);
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out now' }));
    await findHeading('Log in');
    expect(screen.getByRole('main')).not.toHaveTextContent('nobody used this page');
    expect(screen.getByRole('main')).not.toHaveTextContent('still here');
    expect(router.location.state).toBeNull();
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    expect(getDrafts()).toEqual([]);
  });

  it('close behind the safety net, which stays', async () => {
    const { router } = await answer();
    await userEvent.click(screen.getByRole('link', { name: 'More ways to get help' }));
    await findHeading(/Safety Net/);
    sleep(11);
    await waitFor(() => expect(world.getRequests('sign-out')).toHaveLength(1));
    expect(await findHeading(/Safety Net/)).toBeVisible();
    await act(() => router.navigate(-1));
    await expectLoginPage();
  });
});

it('D10: the login page says that answers of a signed-in page are still here, also without drafts', async () => {
  assignCheckIn(world, 'ada', everyNodeModule);
  signInAs(world, 'ada');
  renderApp({
    location: `/check-ins/${everyNodeModule.id}`,
    configuration: { idleMinutes: 10, drafts: 'off' },
  });
  await findHeading('Every node');
  const name = 'What was on your mind?';
  await userEvent.type(screen.getByRole('textbox', { name }), 'Work.');
  sleep(11);
  await expectLoginPage();
  expect(screen.getByRole('main')).toHaveTextContent('Answers that were not sent are still here.');
  await logIn('ada');
  await findHeading('Every node');
  expect(await screen.findByRole('textbox', { name })).toHaveValue('Work.');
});
