import { expectAccessible } from './support/expect-accessible';
import { addBridge, addBrokenBridge, getUserAgent } from './support/native-app';
import { expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

// Only the boundary versions; unit tests cover the others.
for (const { platform, version, isOld } of [
  { platform: 'ios', version: '2.2.3', isOld: true },
  { platform: 'ios', version: '2.2.4', isOld: false },
  { platform: 'android', version: '3.2.4', isOld: true },
  { platform: 'android', version: '3.2.5', isOld: false },
] as const)
  test.describe(`${platform} ${version}`, () => {
    test.use({ userAgent: getUserAgent(platform, version) });

    test(`§1 Back ${isOld ? 'asks the app for the parent screen' : 'is handled by the router'}`, async ({
      page,
    }) => {
      const messages = await addBridge(page);
      await signInAs(page, 'ada');
      await page.goto('/settings');
      await page.getByRole('link', { name: 'Account' }).click();
      await expectScreen(page, 'Account');
      await press(page, 'Back');
      if (isOld) {
        await expect.poll(() => messages.at(-1)).toEqual({ type: 'navigate-settings' });
        await expectScreen(page, 'Account');
      } else {
        await expectScreen(page, 'Settings');
      }
    });
  });

for (const { platform, version, waits } of [
  { platform: 'ios', version: '3.2.6', waits: false },
  { platform: 'android', version: '3.2.7', waits: true },
] as const)
  test.describe(`${platform} ${version}`, () => {
    test.use({ userAgent: getUserAgent(platform, version) });

    test(`§4 without a session the web client ${waits ? 'waits for the app' : 'shows its own login'}`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/401/);
      const messages = await addBridge(page);
      await page.goto('/settings');
      if (waits) {
        await expect.poll(() => messages).toEqual([{ type: 'auth-invalid' }]);
        await expect(page).toHaveURL(/\/settings$/);
        await expectAccessible(page);
      } else {
        await expectScreen(page, 'Log in');
        await expect.poll(() => messages).toEqual([{ type: 'logout' }]);
      }
    });
  });

test.describe('in the ios app', () => {
  test.use({ userAgent: getUserAgent('ios', '3.2.7') });

  test('D4: sends the app the signed-in user, and the pages to open', async ({ page }) => {
    const messages = await addBridge(page);
    await signInAs(page, 'ada');
    await page.goto('/settings');
    await expectScreen(page, 'Settings');
    for (const name of ['Connect Apple Health', 'Privacy', 'Terms'])
      await page.getByRole('link', { name }).click();
    await expect
      .poll(() => messages)
      .toEqual([
        { type: 'auth-success', payload: { userId: 'ada' } },
        { type: 'health-app' },
        { type: 'open-privacy' },
        { type: 'open-terms' },
      ]);
    await expectScreen(page, 'Settings');
    await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);
    await expectAccessible(page);
  });

  test('D4: Sign Out notifies the app and shows a waiting page', async ({ page }) => {
    const messages = await addBridge(page);
    await signInAs(page, 'ada');
    await page.goto('/settings/account');
    await expectScreen(page, 'Account');
    await press(page, 'Sign Out');
    await expect.poll(() => messages.at(-1)).toEqual({ type: 'logout' });
    await expect(page.getByText('Nwosu')).toHaveCount(0);
    await expect(page).toHaveURL(/\/settings\/account$/);
    await expectAccessible(page);
  });

  test('D4: the web client opens the link itself if the bridge throws', async ({ page }) => {
    await addBrokenBridge(page);
    await signInAs(page, 'ada');
    await page.goto('/settings');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await expect(page).toHaveURL(/\/legal\/privacy\.html$/);
  });
});

test.describe('in an old android app', () => {
  test.use({ userAgent: getUserAgent('android', '3.2.4') });

  test('D9: Back asks the app for the profile, and tabs for the app’s own screens', async ({
    page,
  }) => {
    const messages = await addBridge(page);
    await signInAs(page, 'ada');
    await page.goto('/');
    await expectScreen(page, 'Hi, Ada');
    await page.getByRole('link', { name: 'View' }).click();
    await expectScreen(page, 'Your Safety Net');
    await press(page, 'Back');
    await expect.poll(() => messages.at(-1)).toEqual({ type: 'navigate-profile' });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Settings').click();
    await expect.poll(() => messages.at(-1)).toEqual({ type: 'navigate-settings' });
    await expectScreen(page, 'Hi, Ada');
  });

  test('D4: the web client handles Back and the tabs if the bridge throws', async ({ page }) => {
    await addBrokenBridge(page);
    await signInAs(page, 'ada');
    await page.goto('/settings/account');
    await press(page, 'Back');
    await expectScreen(page, 'Settings');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Home').click();
    await expectScreen(page, 'Hi, Ada');
  });

  test('D4: without a bridge the page behaves as in a browser', async ({ page }) => {
    await signInAs(page, 'ada');
    await page.goto('/settings/account');
    await press(page, 'Back');
    await expectScreen(page, 'Settings');
    await expect(page.getByRole('link', { name: 'Use the App' })).toBeVisible();
  });
});
