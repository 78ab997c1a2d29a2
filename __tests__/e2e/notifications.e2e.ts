import type { Locator, Page } from '@playwright/test';
import { openSignedIn } from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';
import { expectToast, measureToastDuration } from './support/toasts';

const PATH = '/settings/notifications';
const CARDS = ['Assessments', 'Check-in Reminders', 'Safety Net'] as const;
const SAVE_FAILED = 'Unable to save your preference';

const card = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const toggle = (page: Page, name: string, channel: string): Locator =>
  card(page, name).getByRole('switch', { name: channel });

test('§2 settings/notifications: shows three cards with Push, Email and Text switches, and a tooltip', async ({
  page,
  clinic,
}) => {
  // §2.notifications.1, §2.notifications.2, §2.notifications.5, §4.switches.4
  const release = await pauseRequests(page, '**/optional-comms');
  await openSignedIn(page, 'ada', PATH);
  await expectScreen(page, 'Loading…');
  await expectAccessible(page);
  clinic.failNext({ path: 'optional-comms', kind: 'status', message: null, times: 2 });
  release();
  await expectScreen(page, 'Something went wrong');
  await expect(page.getByRole('alert')).toContainText("We couldn't load this. Please try again.");
  await expectAccessible(page);
  await press(page, 'Try again');

  await expectScreen(page, 'Notifications');
  for (const name of CARDS) {
    for (const channel of ['Email', 'Text'])
      await expect(toggle(page, name, channel)).toBeEnabled();
    await expect(toggle(page, name, 'Push')).toBeDisabled();
    await expect(toggle(page, name, 'Push')).toHaveAccessibleDescription(/in the app/);
  }
  await card(page, 'Safety Net').getByRole('button', { name: 'About these preferences' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText(
    'Your clinician may override these preferences.',
  );
  await expectAccessible(page);
});

test('§2 settings/notifications: explains why texts are off and how to enable them', async ({
  page,
}) => {
  // §2.notifications.7, §4.switches.3
  await openSignedIn(page, 'ben', PATH);
  await expect(
    page.getByText('To receive texts again, text START to (201) 555-0100.'),
  ).toBeVisible();
  await expect(toggle(page, 'Assessments', 'Text')).toBeDisabled();
  await expect(toggle(page, 'Assessments', 'Text')).toHaveAccessibleDescription(/unsubscribed/);
  // Without an active reminder the card has no switches.
  await expect(card(page, 'Check-in Reminders').getByRole('switch')).toHaveCount(0);
  await expectAccessible(page);
});

test('§4, §8 notification switches: each submits the whole preference; a failed one reverts with a toast', async ({
  page,
  clinic,
}) => {
  // §8.preferences.1, §8.preferences.2, §9.toasts.1, §9.messages.1
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openSignedIn(page, 'ada', PATH);
  const text = toggle(page, 'Assessments', 'Text');
  await text.click();
  await expect(text).not.toBeChecked();
  const types = [
    'SCHEDULED_ASSESSMENT_ADMINISTRATION',
    'SCHEDULED_CHECKIN_REMINDER',
    'CLIENT_SAFETY_NET',
  ];
  await expect
    .poll(() => clinic.getRequests('save-optional-comms').map(({ body }) => body))
    .toEqual([{ push: types, email: types, sms: [...types.slice(1), 'APPOINTMENT_CONFIRMATION'] }]);
  const updates = () => clinic.getRequests().filter(({ path }) => path.endsWith('/ada/update'));
  await expect
    .poll(() => updates().map(({ status, body }) => [status, body ?? null]))
    .toEqual([[200, null]]);

  const email = toggle(page, 'Safety Net', 'Email');
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion });
    clinic.failNext({ path: 'save-optional-comms', kind: 'status', status: 500 });
    const toastDuration = measureToastDuration(page, SAVE_FAILED);
    await email.click();
    await expectToast(page, SAVE_FAILED);
    await expect(email).toBeChecked();
    const ms = await toastDuration;
    expect(ms).toBeGreaterThan(1900);
    expect(ms).toBeLessThan(2900);
  }
  expect(updates()).toHaveLength(1);
  await page.reload();
  await expect(text).not.toBeChecked();
  await expect(email).toBeChecked();
});

test('§4 notification switches: a focused tab reloads the preferences and keeps another tab’s change', async ({
  page,
  context,
  world,
}) => {
  await openSignedIn(page, 'ada', PATH);
  await expect(toggle(page, 'Assessments', 'Text')).toBeChecked();
  const other = await context.newPage();
  await other.goto(PATH);
  await toggle(other, 'Assessments', 'Text').click();
  await expect.poll(() => world.optionalComms.get('ada')?.sms).toHaveLength(3);

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(toggle(page, 'Assessments', 'Text')).not.toBeChecked();
  await toggle(page, 'Safety Net', 'Text').click();
  await expect
    .poll(() => world.optionalComms.get('ada')?.sms)
    .toEqual(['SCHEDULED_CHECKIN_REMINDER', 'APPOINTMENT_CONFIRMATION']);
});

test('§4 notification switches: of ten quick toggles only the failed ones revert, in any response order', async ({
  page,
  world,
  clinic,
}) => {
  await openSignedIn(page, 'ada', PATH);
  await expectScreen(page, 'Notifications');
  clinic.failNext({ path: 'save-optional-comms', kind: 'late', delayMs: 300 });
  clinic.failNext({ path: 'save-optional-comms', kind: 'late', delayMs: 100 });
  clinic.failNext({ path: 'save-optional-comms', kind: 'status', status: 500, delayMs: 200 });
  clinic.failNext({ path: 'save-optional-comms', kind: 'network' });
  clinic.failNext({ path: 'save-optional-comms', kind: 'late', delayMs: 150 });
  const presses = [
    ['Assessments', 'Email'],
    ['Assessments', 'Text'],
    ['Safety Net', 'Email'],
    ['Safety Net', 'Text'],
    ['Check-in Reminders', 'Email'],
    ['Check-in Reminders', 'Text'],
    ['Assessments', 'Email'],
    ['Assessments', 'Text'],
    ['Assessments', 'Email'],
    ['Assessments', 'Text'],
  ] as const;
  for (const [name, channel] of presses) await toggle(page, name, channel).click();
  // Saving continues after leaving the screen.
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
  await expectScreen(page, 'Settings');
  await expect.poll(() => clinic.getRequests('save-optional-comms').length).toBe(10);
  await page.getByRole('link', { name: 'Notifications' }).click();

  // The third and the fourth toggle failed; both are of the safety net.
  for (const name of CARDS)
    for (const channel of ['Email', 'Text'])
      await expect(toggle(page, name, channel)).toBeChecked({ checked: name === 'Safety Net' });
  expect(world.optionalComms.get('ada')).toMatchObject({
    email: ['CLIENT_SAFETY_NET'],
    sms: ['CLIENT_SAFETY_NET', 'APPOINTMENT_CONFIRMATION'],
  });
});
