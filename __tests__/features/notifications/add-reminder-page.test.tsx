import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getFingerprint } from '../../../machines/submission/get-fingerprint';
import { startSandbox } from '../../../src/qa/sandbox/hosts/jest/start-sandbox';
import { expectNoAxeViolations } from '../../support/axe';
import { holdNextResponse } from '../../support/hold-next-response';
import { recordIdempotencyKeys } from '../../support/record-idempotency-keys';
import { reloadApp } from '../../support/reload-app';
import { findHeading, logIn, renderApp, signInAs } from '../../support/render-app';

configure({ reactStrictMode: true });
const world = startSandbox();

const NO_DAY = 'Choose at least one day to save.';
const NO_TIME = 'Choose a time to save.';
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const requests = () => world.getRequests('add-reminder');
const day = (name: string) => screen.getByRole('checkbox', { name });
const time = () => screen.getByLabelText('Time');
const save = () => screen.getByRole('button', { name: 'Save' });
const getCheckedDays = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { checked: true })
    .map(({ ariaLabel, labels }) => ariaLabel ?? labels?.[0]?.textContent);

async function openAddReminder() {
  signInAs(world, 'ada');
  const app = renderApp({ location: '/settings/check-in-reminders/new' });
  await findHeading('Add reminder');
  return { ...app, user: userEvent.setup() };
}

describe('§2 settings/check-in-reminders/new', () => {
  it('disables Save and shows what is missing until a day is chosen and a time is set', async () => {
    // §2.reminders.3, §2.reminders.4, §9.reminders.1
    const { user } = await openAddReminder();
    expect(time()).toHaveValue('09:00');
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(NO_DAY);
    await expectNoAxeViolations(document.body);
    await user.click(day('Monday'));
    expect(save()).toBeEnabled();
    expect(save()).toHaveAccessibleDescription('');
    await user.clear(time());
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(NO_TIME);
    await user.click(day('Monday'));
    expect(save()).toHaveAccessibleDescription(`${NO_DAY} ${NO_TIME}`);
    await user.type(time(), '08:30');
    expect(save()).toBeDisabled();
    expect(save()).toHaveAccessibleDescription(NO_DAY);
  });

  it('selects and clears all days with Every Day, which is checked only while all of them are', async () => {
    // §2.reminders.2, §9.reminders.2
    const { user } = await openAddReminder();
    await user.click(day('Every Day'));
    expect(getCheckedDays()).toEqual(['Every Day', ...DAYS]);
    await user.click(day('Sunday'));
    expect(getCheckedDays()).toEqual(DAYS.slice(1));
    await user.click(day('Sunday'));
    expect(getCheckedDays()).toEqual(['Every Day', ...DAYS]);
    await user.click(day('Every Day'));
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  });

  it('keeps the days and the time when saving fails, and returns to the notifications once it succeeds', async () => {
    // §2.reminders.5
    const { user, path, router } = await openAddReminder();
    await user.click(day('Friday'));
    await user.click(day('Monday'));
    await user.clear(time());
    await user.type(time(), '20:15');
    world.faults.failNext({ path: 'add-reminder', kind: 'status', message: 'Not now.' });
    await user.click(save());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    expect(getCheckedDays()).toEqual(['Monday', 'Friday']);
    expect(time()).toHaveValue('20:15');
    world.faults.failNext({ path: 'add-reminder', kind: 'network' });
    await user.click(save());
    expect(
      await screen.findByText(
        "We couldn't tell whether your reminder was saved. Please try again.",
      ),
    ).toBeVisible();
    await user.dblClick(save());
    await findHeading('Notifications');
    expect(path()).toBe('/settings/notifications');
    expect(router.action).toBe('REPLACE');
    expect(await screen.findByText('Reminder created')).toBeVisible();
    expect(requests()).toHaveLength(3);
    expect(requests().at(-1)?.body).toEqual({
      daysOfWeek: ['Mon', 'Fri'],
      timeOfDay: '20:15:00',
      notificationType: 'check_in',
    });
  });

  it('a late response does not navigate away from another page', async () => {
    const { user, path } = await openAddReminder();
    const release = holdNextResponse(world, 'add-reminder');
    await user.click(day('Sunday'));
    await user.click(save());
    await user.click(screen.getByRole('link', { name: 'Check-In' }));
    await findHeading('Check in');
    release();
    expect(await screen.findByText('Reminder created')).toBeVisible();
    await findHeading('Check in');
    expect(path()).toBe('/check-ins');
  });

  it('D9: the days and the time cannot be changed while they are being saved', async () => {
    const { user } = await openAddReminder();
    const deliver = holdNextResponse(world, 'add-reminder');
    await user.click(day('Sunday'));
    await user.clear(time());
    await user.type(time(), '20:15{Enter}');
    await waitFor(() => expect(requests()).toHaveLength(1));
    await user.type(time(), '07:00');
    expect(time()).toHaveFocus();
    expect(time()).toHaveValue('20:15');
    await user.click(day('Monday'));
    await user.click(day('Every Day'));
    expect(getCheckedDays()).toEqual(['Sunday']);
    await expectNoAxeViolations(document.body);
    deliver();
    await findHeading('Notifications');
    expect(requests().at(-1)?.body).toMatchObject({
      daysOfWeek: ['Sun'],
      timeOfDay: '20:15:00',
    });
  });
});

describe('§8 a reminder whose creation failed', () => {
  async function saveTwice() {
    const { user } = await openAddReminder();
    await user.click(day('Tuesday'));
    world.faults.failNext({ path: 'add-reminder', kind: 'network', isReceived: true });
    await user.click(save());
    await screen.findByRole('alert');
    return user;
  }
  const getTuesdays = () =>
    world.reminders.get('ada')?.filter(({ daysOfWeek }) => daysOfWeek.includes('Tue'));

  it('D10 is not created again after a reload either', async () => {
    await saveTwice();
    reloadApp({ location: '/settings/check-in-reminders/new' });
    const user = userEvent.setup();
    await findHeading('Add reminder');
    await user.click(day('Tuesday'));
    await user.click(save());
    await findHeading('Notifications');
    expect(getTuesdays()).toHaveLength(1);
    expect(requests()).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('D9 is not said to be unsaved when a later attempt is refused', async () => {
    const user = await saveTwice();
    world.faults.failNext({ path: 'notification-preferences', kind: 'status', status: 403 });
    world.faults.failNext({ path: 'add-reminder', kind: 'status', status: 409, message: null });
    await user.click(save());
    await waitFor(() => expect(requests()).toHaveLength(2));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /couldn't tell whether your reminder was saved/,
    );
  });

  it('is not created again if only the response was lost', async () => {
    const user = await saveTwice();
    await user.click(save());
    await findHeading('Notifications');
    expect(getTuesdays()).toHaveLength(1);
    expect(requests()).toHaveLength(1);
  });

  it('D9 is sent again with the same key if the list of reminders cannot be read', async () => {
    const keys = recordIdempotencyKeys('notification-preferences');
    const user = await saveTwice();
    world.faults.failNext({
      method: 'GET',
      path: 'notification-preferences',
      kind: 'status',
      status: 403,
    });
    await user.click(save());
    await findHeading('Notifications');
    const sent = keys.filter((key) => key !== null);
    expect(sent).toHaveLength(2);
    expect(new Set(sent).size).toBe(1);
    // The server recognises the key.
    expect(getTuesdays()).toHaveLength(1);
  });
});

describe('D9 two tabs: the same reminder', () => {
  const MONDAY = getFingerprint({ daysOfWeek: ['Mon'], timeOfDay: '09:00:00' });
  const form = 'reminder ada';

  async function chooseMonday() {
    const channel = new BroadcastChannel('forms');
    const heard: unknown[] = [];
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => heard.push(data));
    const { user } = await openAddReminder();
    await user.click(day('Monday'));
    /** Resolves when the message has been heard. */
    const post = async (message: object) => {
      const receiver = new BroadcastChannel('forms');
      const received = new Promise((resolve) => receiver.addEventListener('message', resolve));
      channel.postMessage({ form, ...message });
      await received;
      receiver.close();
    };
    return { user, heard, post };
  }

  it('D9: is not saved again if another tab has just saved it', async () => {
    const { user, post } = await chooseMonday();
    world.reminders.set('ada', [
      {
        id: 'monday',
        daysOfWeek: ['Mon'],
        timeOfDay: '09:00:00',
        isActive: true,
        notificationType: 'check_in',
      },
    ]);
    await post({ type: 'submitted', fingerprint: MONDAY, at: Date.now() });
    await user.click(save());
    await findHeading('Notifications');
    // Toasts of other tests may still be there.
    expect(screen.getAllByText('Reminder created').at(-1)).toBeVisible();
    expect(requests()).toEqual([]);
  });

  it.each([
    ['another one', getFingerprint({ daysOfWeek: ['Mon'], timeOfDay: '10:00:00' })],
    ['the same one, which was deleted meanwhile', MONDAY],
  ])('D9: is saved if another tab has saved %s', async (_what, fingerprint) => {
    const { user, post } = await chooseMonday();
    await post({ type: 'submitted', fingerprint, at: Date.now() });
    await user.click(save());
    await findHeading('Notifications');
    expect(requests()).toHaveLength(1);
  });

  it('D9: is told to the other tabs when it is saved', async () => {
    const { user, heard } = await chooseMonday();
    await user.click(save());
    await findHeading('Notifications');
    await waitFor(() =>
      expect(heard).toContainEqual(
        expect.objectContaining({ type: 'submitted', form, fingerprint: MONDAY }),
      ),
    );
  });
});

async function signInAgain(): Promise<void> {
  await findHeading('Log in');
  await logIn('ada');
  await findHeading('Add reminder');
}

it('D10: what was chosen when the session ended is there again after signing in', async () => {
  const { user } = await openAddReminder();
  await user.click(day('Monday'));
  await user.clear(time());
  await user.type(time(), '20:15');
  world.sessions.open.clear();
  new BroadcastChannel('session').postMessage({ type: 'session-lost', isIdle: false });
  await signInAgain();
  expect(getCheckedDays()).toEqual(['Monday']);
  expect(time()).toHaveValue('20:15');
  await user.click(save());
  await findHeading('Notifications');
  expect(requests().at(-1)?.body).toMatchObject({ daysOfWeek: ['Mon'], timeOfDay: '20:15:00' });
});

it('D10: what was to be saved when the session ended is there again after signing in', async () => {
  const { user } = await openAddReminder();
  await user.click(day('Monday'));
  world.sessions.open.clear();
  await user.click(save());
  await signInAgain();
  expect(getCheckedDays()).toEqual(['Monday']);
  await user.click(save());
  await findHeading('Notifications');
});
