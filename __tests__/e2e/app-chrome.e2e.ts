import type { Page } from '@playwright/test';
import { configure } from './support/configure';
import { assessmentsUrl, expectScreen, heading, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const appLink = (page: Page) => page.getByRole('link', { name: 'Use the App' });

test('§2 Chrome: on a phone the app banner is one line of 44 px, and can be dismissed for one tab', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto(assessmentsUrl('ada'));
  await expect(appLink(page)).toHaveAttribute('href', '/app-invite');
  const banner = await page.getByRole('complementary', { name: 'App' }).boundingBox();
  const link = await appLink(page).boundingBox();
  expect(banner?.height).toBeLessThanOrEqual(48);
  expect(link?.height).toBeGreaterThanOrEqual(44);
  await press(page, 'Dismiss');
  await expect(appLink(page)).toHaveCount(0);
  await page.reload();
  await expectScreen(page, 'PHQ-9');
  await expect(appLink(page)).toHaveCount(0);

  const other = await context.newPage();
  await other.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get() {
          throw new DOMException('Forbidden.', 'SecurityError');
        },
      });
  });
  await other.goto(assessmentsUrl('ada'));
  await expect(appLink(other)).toBeVisible();
  await press(other, 'Dismiss');
  await expect(appLink(other)).toHaveCount(0);
  await expectScreen(other, 'PHQ-9');
});

test('§2 Chrome: the tabs are at the bottom of a phone’s screen, and in the app bar of a wide one', async ({
  page,
}) => {
  // §2.chrome.1
  const tabs = page.getByRole('navigation', { name: 'Main' });
  const top = async () => (await tabs.boundingBox())?.y ?? Number.NaN;
  await signInAs(page, 'ada');
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  expect(await top()).toBeGreaterThan(600);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  // Nothing is left under the tabs at the end of the page; both may be rounded.
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThan((await top()) + 1);

  // A phone in landscape has no height to spare for a row of tabs.
  await page.setViewportSize({ width: 667, height: 375 });
  const actions = await page.getByRole('link', { name: 'Check-In' }).boundingBox();
  expect(Math.abs((await top()) - (actions?.y ?? 0))).toBeLessThan(24);

  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await top()).toBeLessThan(120);
  const [toDo, today] = await Promise.all(
    ['To Do', 'Today’s check-in'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  expect(today?.y).toBe(toDo?.y);
  const [logo, title] = await Promise.all([
    page.getByRole('banner').getByRole('img').first().boundingBox(),
    heading(page).boundingBox(),
  ]);
  expect(logo?.x).toBe(title?.x);
});

test('§2 Chrome: the whole page is pale blue on tab pages and notifications, otherwise white', async ({
  page,
}) => {
  // §2.chrome.4
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await signInAs(page, 'ada');
  await page.goto('/settings/notifications');
  await expectScreen(page, 'Notifications');
  const tinted = await background();
  expect(tinted).not.toBe('rgb(255, 255, 255)');
  await page.goto('/settings');
  await expectScreen(page, 'Settings');
  expect(await background()).toBe(tinted);
  await page.getByRole('link', { name: 'Account' }).click();
  await expectScreen(page, 'Account');
  expect(await background()).toBe('rgb(255, 255, 255)');
});

test('navigating sets the title, focuses the heading and scrolls to the top', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 500 });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await page.getByRole('link', { name: 'More ways to get help' }).click();
  await expectScreen(page, 'Your Safety Net');
  await expect(page).toHaveTitle('Your Safety Net · Stillwater');
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('D1: an invalid configuration is reported on screen and in the console, and the safety net opens', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/#app-config/);
  const loggedError = page.waitForEvent('console', (message) => message.type() === 'error');
  await configure(page, '{ "flags": ');
  await page.goto(assessmentsUrl('cora'));
  await expectScreen(page, 'This app is not set up correctly.');
  expect((await loggedError).text()).toMatch(/not JSON/);
  await expect(page.getByText(/911/)).toBeVisible();
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await expect(page.getByRole('link', { name: 'call 911' }).first()).toBeVisible();
});

test('§2 app invite: on a phone, too, the page has the QR code, which another phone can scan', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await page.goto('/app-invite');
  await expectScreen(page, 'Get the app');
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
});

for (const forcedColors of ['none', 'active'] as const)
  test(`§2 app bar: a dark logo without a ground is on white in the dark, forced colours ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark', forcedColors });
    await page.goto(assessmentsUrl('ada'));
    const logo = page.getByRole('banner').getByRole('img');
    await expect(logo).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
