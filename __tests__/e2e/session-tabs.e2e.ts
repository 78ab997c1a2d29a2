import type { Page } from '@playwright/test';
import { expireAccessTokens } from '../../src/qa/sandbox/world/sessions';
import { expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

const getStorageKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('D3: two tabs refresh a magic-link session only once', async ({
  page,
  context,
  clinic,
  world,
}) => {
  await page.goto('/magic-link?code=magic-ada&next=/settings');
  await expectScreen(page, 'Settings');
  const other = await context.newPage();
  await other.goto('/settings');
  await expectScreen(other, 'Settings');
  expireAccessTokens(world.sessions);
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('link', { name: 'Notifications' }).click()),
  );
  for (const tab of [page, other]) await expect(tab.getByRole('switch').first()).toBeVisible();
  expect(clinic.getRequests('refresh-token')).toHaveLength(1);
});

test('§4: signing out in one tab signs out every tab and clears storage', async ({
  page,
  context,
  clinic,
}) => {
  await page.goto('/magic-link?code=magic-ada&next=/settings/account');
  await expectScreen(page, 'Account');
  const other = await context.newPage();
  await other.goto('/settings/account');
  await expectScreen(other, 'Account');
  await other.evaluate(() => sessionStorage.setItem('anything', 'x'));
  await press(page, 'Sign Out');
  for (const tab of [page, other]) {
    await expectScreen(tab, 'Log in');
    await expect.poll(() => getStorageKeys(tab)).toEqual([]);
    await expect(tab.locator('body')).not.toContainText('Nwosu');
  }
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  expect(clinic.getRequests('sign-out')).toHaveLength(1);
  await other.close();
});

test('Back to a signed-in page shows the login page after a sign-out in another tab', async ({
  page,
  context,
}) => {
  await signInAs(page, 'ada');
  await page.goto('/settings/account');
  await expectScreen(page, 'Account');
  await page.goto('/legal/privacy.html');
  const other = await context.newPage();
  await other.goto('/logout');
  await expectScreen(other, 'Log in');
  await page.goBack();
  await expectScreen(page, 'Log in');
  await expect(page.locator('body')).not.toContainText('Nwosu');
});

test('a second user who signs in on the same device replaces the first in every tab', async ({
  page,
  context,
  world,
}) => {
  await signInAs(page, 'ben');
  await page.goto('/settings/account');
  await expectScreen(page, 'Account');
  expect(world.sessions.open.size).toBe(1);
  const other = await context.newPage();
  await other.goto('/magic-link?code=magic-ada');
  await expectScreen(other, 'Hi, Ada');
  await expect(page.getByText('ada@example.com')).toBeVisible();
  await expect(page.getByText('ben@example.com')).toHaveCount(0);
  await expect(
    page.getByText('Another person signed in in another tab. This page now shows their account.'),
  ).toBeVisible();
});
