import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { expectScreen, heading, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

test('§2 settings: every row links to its page', async ({ page }) => {
  // §2.settings.1
  await signInAs(page, 'ada');
  await configure(page, {
    supportUrl: 'https://help.example/us',
    privacyUrl: 'https://clinic.example/privacy',
    termsUrl: '/legal/terms.html',
  });
  await page.goto('/settings');
  await expectScreen(page, 'Settings');
  for (const [name, href] of [
    ['Account', '/settings/account'],
    ['Notifications', '/settings/notifications'],
    ['Safety Net', '/user/ada/safety-net'],
    ['Contact support', 'https://help.example/us'],
    ['Privacy', 'https://clinic.example/privacy'],
    ['Terms', '/legal/terms.html'],
  ] as const)
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(page.getByRole('link', { name: 'Connect Apple Health' })).toHaveCount(0);
  await expectAccessible(page);
});

test('§2 settings: is a tab without Back, and Back returns to it from its subpages', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  const banner = page.getByRole('banner');
  await page.getByRole('navigation', { name: 'Main' }).getByText('Settings').click();
  await expectScreen(page, 'Settings');
  await expect(heading(page)).toBeFocused();
  await expect(banner.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Account' }).click();
  await expectScreen(page, 'Account');
  await banner.getByRole('button', { name: 'Back' }).click();
  await expectScreen(page, 'Settings');
  await page.goBack();
  await expectScreen(page, 'Hi, Ada');
});

test('D4 Back: goes to the parent page if the page was opened directly, also after a login', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto('/settings/account');
  await expectScreen(page, 'Log in');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.getByLabel('Password').fill('Sunny-Day-42');
  await press(page, 'Log in');
  await expectScreen(page, 'Account');
  await press(page, 'Back');
  await expectScreen(page, 'Settings');
  await expect(page).toHaveURL(/\/settings$/);
});

test('§2 account: shows the user’s details read-only and how to change them', async ({ page }) => {
  // §2.account.3
  await signInAs(page, 'noel');
  await page.goto('/settings/account');
  await expectScreen(page, 'Account');
  await expect(page.getByRole('definition')).toHaveText([
    'Noel',
    'Rivera',
    'May 17, 1990',
    'noel@example.com',
    'Not on file',
  ]);
  await expect(page.getByText('To change it, contact your clinician.')).toBeVisible();
  await expectAccessible(page);
});

test('D3 account: Sign Out opens the login page, and Back shows no user data', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await signInAs(page, 'ada');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Nwosu')).toBeVisible();
  await press(page, 'Sign Out');
  await expectScreen(page, 'Log in');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await page.goBack();
  await expectScreen(page, 'Log in');
  await expect(page.getByText('Nwosu')).toHaveCount(0);
  expect(clinic.getRequests('sign-out')).toHaveLength(1);
});

test('§2 /profile: redirects to /', async ({ page }) => {
  // §2.profile.1
  await signInAs(page, 'ada');
  await page.goto('/profile');
  await expectScreen(page, 'Hi, Ada');
  await expect(page).toHaveURL(/\/$/);
});
