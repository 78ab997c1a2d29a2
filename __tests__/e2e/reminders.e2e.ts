import type { Page } from '@playwright/test';
import { openSignedIn } from './support/check-ins';
import { expectScreen } from './support/screens';
import { expect, test } from './support/test';
import { expectToast } from './support/toasts';

const NOTIFICATIONS = '/settings/notifications';

const day = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const deleteButton = (page: Page, schedule: string) =>
  page.getByRole('button', { name: `Delete reminder: ${schedule}`, exact: true });

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
  await day(page, 'Every Day').check();
  await expect(day(page, 'Sunday')).toBeChecked();
  await day(page, 'Sunday').uncheck();
  await expect(day(page, 'Every Day')).not.toBeChecked();
  await page.getByLabel('Time').fill('20:15');
  clinic.failNext({ path: 'add-reminder', kind: 'network' });
  await save.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(day(page, 'Saturday')).toBeChecked();
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
});
