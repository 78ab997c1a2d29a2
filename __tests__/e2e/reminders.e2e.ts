import type { Page } from '@playwright/test';
import { openSignedIn } from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';
import { expectToast, measureToastDuration } from './support/toasts';

const LIST = '/settings/check-in-reminders';
const NOTIFICATIONS = '/settings/notifications';

const day = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const deleteButton = (page: Page, schedule: string) =>
  page.getByRole('button', { name: `Delete reminder: ${schedule}`, exact: true });

test('§2 settings/check-in-reminders: has an error with Try again; deleting keeps the focus in the list', async ({
  page,
  world,
  clinic,
}) => {
  // §2.reminders.1, §8.preferences.3, §9.toasts.2, §9.reminders.3
  const release = await pauseRequests(page, '**/notification-preferences');
  await openSignedIn(page, 'ada', LIST);
  await expectScreen(page, 'Check-in reminders');
  await expectAccessible(page);
  clinic.failNext({ path: 'notification-preferences', kind: 'status', message: null, times: 2 });
  release();
  await expect(page.getByRole('alert')).toContainText("We couldn't load this. Please try again.");
  await expectAccessible(page);
  const [usual] = world.reminders.get('ada') ?? [];
  if (usual === undefined) throw new Error('Ada has no reminder.');
  world.reminders.set('ada', [
    { ...usual, id: 'one', timeOfDay: '00:05:00' },
    { ...usual, id: 'two', timeOfDay: '12:00:00', daysOfWeek: ['Sat', 'Sun'] },
    { ...usual, id: 'other', notificationType: 'appointment' },
  ]);
  await press(page, 'Try again');
  await expect(page.getByRole('listitem').getByRole('button')).toHaveCount(2);
  await expectAccessible(page);

  clinic.failNext({ path: 'delete-reminder', kind: 'status', status: 500, message: 'Not now.' });
  await deleteButton(page, 'Mon, Wed, Fri at 12:05 AM').click();
  await expect(page.getByRole('alert')).toContainText('Not now.');
  const toastDuration = measureToastDuration(page, 'Reminder deleted');
  await deleteButton(page, 'Mon, Wed, Fri at 12:05 AM').press('Enter');
  await expectToast(page, 'Reminder deleted');
  await expect(deleteButton(page, 'Sun, Sat at 12:00 PM')).toBeFocused();
  const ms = await toastDuration;
  expect(ms).toBeGreaterThan(1900);
  expect(ms).toBeLessThan(2900);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No reminders yet.')).toBeFocused();
  await expectAccessible(page);
  expect(world.reminders.get('ada')?.map(({ id }) => id)).toEqual(['other']);
});

test('§2, D7 settings/check-in-reminders/new: requires a day, and keeps the input on failure', async ({
  page,
  clinic,
}) => {
  // §2.notifications.4, §2.reminders.3, §2.reminders.5, §9.reminders.1, §2.permissions.1
  await openSignedIn(page, 'ada', NOTIFICATIONS);
  await page.getByRole('link', { name: 'Add reminder' }).click();
  await expectScreen(page, 'Add reminder');
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(save).toHaveAccessibleDescription('Choose at least one day to save.');
  await expect(page.getByLabel('Time')).toHaveValue('09:00');
  await expectAccessible(page);
  await day(page, 'Every Day').check();
  await expect(day(page, 'Sunday')).toBeChecked();
  await day(page, 'Sunday').uncheck();
  await expect(day(page, 'Every Day')).not.toBeChecked();
  await page.getByLabel('Time').fill('20:15');
  clinic.failNext({ path: 'add-reminder', kind: 'network' });
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(day(page, 'Saturday')).toBeChecked();
  await expectAccessible(page);
  await save.dblclick();
  await expectToast(page, 'Reminder created');
  await expectScreen(page, 'Notifications');
  await expect(page).toHaveURL(NOTIFICATIONS);
  await expect(deleteButton(page, 'Mon, Tue, Wed, Thu, Fri, Sat at 8:15 PM')).toBeVisible();
  expect(clinic.getRequests('add-reminder').map(({ status }) => status)).toEqual([null, 200]);
  expect(clinic.getRequests('add-reminder').at(-1)?.body).toEqual({
    daysOfWeek: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    timeOfDay: '20:15:00',
    notificationType: 'check_in',
  });
  await page.goto('/settings/notifications/reminders/new');
  await expect(page).toHaveURL('/settings/check-in-reminders/new');

  await page.goto('/settings/permissions');
  await expectScreen(page, 'Permissions');
  const permission = page.getByRole('region', { name: 'Notifications' });
  await expect(permission).toContainText(/Not asked yet|Blocked|Not available/);
  await expect(page.getByRole('region', { name: 'Apple Health' })).toHaveCount(0);
  await expectAccessible(page);
});
