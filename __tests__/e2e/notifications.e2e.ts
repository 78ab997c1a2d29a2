import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { expect, test } from './support/test';
import type { Watch } from './support/watch-context';

/** Signs Ada in and opens a page of the settings. */
async function openSignedIn(page: Page, watch: Watch, path: string): Promise<void> {
  // Nobody is signed in at first, and the browser says so on its console.
  watch.allow(/Failed to load resource.*401/);
  await page.goto(path);
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password', { exact: true }).fill('Sunny-Day-42');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(path);
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('§2 settings/notifications: three cards with Push, Email and Text, the reminders, the tooltip', async ({
  page,
  watch,
}) => {
  await openSignedIn(page, watch, '/settings/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  for (const name of ['Assessments', 'Check-in Reminders', 'Safety Net'])
    for (const channel of ['Push', 'Email', 'Text'])
      await expect(card(page, name).getByRole('switch', { name: channel })).toBeVisible();
  await expect(
    page.getByRole('button', { name: 'Delete reminder: Mon, Wed, Fri at 7:30 PM' }),
  ).toBeVisible();
  await card(page, 'Safety Net').getByRole('button', { name: 'About these preferences' }).focus();
  await expect(page.getByRole('tooltip')).toContainText('clinician may override');
  await expectAccessible(page);
});

test('§4 notification switches: each toggle submits the whole preference, and the update call follows', async ({
  page,
  watch,
  clinic,
}) => {
  await openSignedIn(page, watch, '/settings/notifications');
  const text = card(page, 'Assessments').getByRole('switch', { name: 'Text' });
  const wasOn = await text.isChecked();
  await text.setChecked(!wasOn);
  await expect.poll(() => clinic.callsOf('save-optional-comms').length).toBe(1);
  const [saved] = clinic.callsOf('save-optional-comms');
  expect(Object.keys(saved?.body ?? {}).sort()).toEqual(['email', 'push', 'sms']);
  expect(JSON.stringify(saved?.body)).toContain('APPOINTMENT_CONFIRMATION');
  expect(saved?.status).toBe(200);
  await expect.poll(() => clinic.callsOf().some(({ path }) => path.endsWith('/update'))).toBe(true);
  await page.reload();
  await expect(text).toBeChecked({ checked: !wasOn });
});

test('§8 preferences: a failed save says so and the switch goes back', async ({
  page,
  watch,
  clinic,
}) => {
  await openSignedIn(page, watch, '/settings/notifications');
  clinic.failNext({ path: 'save-optional-comms', kind: 'status', status: 500 });
  const email = card(page, 'Safety Net').getByRole('switch', { name: 'Email' });
  const wasOn = await email.isChecked();
  await email.click();
  await expect(page.getByText('Unable to save your preference')).toBeVisible();
  await expect(email).toBeChecked({ checked: wasOn });
});

test('§4 notification switches: push is set in the app, and says so', async ({ page, watch }) => {
  await openSignedIn(page, watch, '/settings/notifications');
  const push = card(page, 'Assessments').getByRole('switch', { name: 'Push' });
  await expect(push).toBeDisabled();
  await expect(push).toHaveAccessibleDescription(/in the app/);
});

test('§2 settings/check-in-reminders/new: needs a day, starts at 09:00, and leads back with a toast', async ({
  page,
  watch,
  clinic,
}) => {
  await openSignedIn(page, watch, '/settings/notifications');
  await page.getByRole('link', { name: 'Add reminder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Add reminder' })).toBeVisible();
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  await expect(page.getByLabel('Time')).toHaveValue('09:00');
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'Every Day' }).check({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Sunday' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Sunday' }).uncheck({ force: true });
  await expect(page.getByRole('checkbox', { name: 'Every Day' })).not.toBeChecked();
  await save.click();
  await expect(page).toHaveURL('/settings/notifications');
  await expect(page.getByText('Reminder created')).toBeVisible();
  expect(clinic.callsOf('add-reminder')[0]?.body).toEqual({
    daysOfWeek: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    timeOfDay: '09:00:00',
    notificationType: 'check_in',
  });
  await expect(page.getByText('Mon, Tue, Wed, Thu, Fri, Sat')).toBeVisible();
});

test('§2 check-in reminders: a failed save keeps what was chosen; the older address leads here', async ({
  page,
  watch,
  clinic,
}) => {
  await openSignedIn(page, watch, '/settings/account');
  await page.goto('/settings/notifications/reminders/new');
  await expect(page).toHaveURL('/settings/check-in-reminders/new');
  clinic.failNext({ path: 'add-reminder', kind: 'status', status: 500 });
  await page.getByRole('checkbox', { name: 'Monday' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Reminder created')).toBeVisible();
});

test('§8 preferences: deleting a reminder says so; without an active one the switches go', async ({
  page,
  watch,
}) => {
  await openSignedIn(page, watch, '/settings/notifications');
  await page.getByRole('button', { name: /^Delete reminder/ }).click();
  await expect(page.getByText('Reminder deleted')).toBeVisible();
  await expect(page.getByText('No reminders yet.')).toBeVisible();
  await expect(card(page, 'Check-in Reminders').getByRole('switch')).toHaveCount(0);
});

test('§2 settings/check-in-reminders and settings/permissions stand on their own', async ({
  page,
  watch,
}) => {
  await openSignedIn(page, watch, '/settings/check-in-reminders');
  await expect(page.getByRole('heading', { level: 1, name: 'Check-in reminders' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/settings/permissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
  await expectAccessible(page);
});
