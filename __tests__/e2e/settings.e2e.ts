import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

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
