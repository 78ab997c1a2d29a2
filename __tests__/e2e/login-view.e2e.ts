import type { Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import { expectSameLook, openFirstView } from './support/first-view';
import { expectScreen, getStorageEntries } from './support/screens';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

/** The page checks for a session, and the browser logs the 401 response. */
test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });

for (const [query, name] of [
  ['', 'Log in'],
  ['?lang=es', 'Iniciar sesión'],
] as const)
  test(`§2, D12: /login${query} looks the same before and after the app has loaded`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    const startApp = await openFirstView(page, `/login${query}`, name);
    await expectSameLook(page, startApp);
  });

test('§2 login: a press before the app has loaded signs in with what the fields hold when it has', async ({
  page,
  clinic,
}) => {
  const startApp = await openFirstView(page, '/login', 'Log in');
  await expect(page).toHaveTitle('Log in · Stillwater');
  await logIn(page, 'ada@example.com', SEED_PASSWORD.slice(0, -1));
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveAttribute('aria-busy', 'true');
  await password(page).press('End');
  await page.keyboard.type(SEED_PASSWORD.slice(-1));
  expect(await getStorageEntries(page)).toEqual([]);
  await startApp();
  await expectScreen(page, 'Hi, Ada');
  expect(clinic.getRequests('sign-in')).toHaveLength(1);
  expect(page.url()).not.toContain('ada');
});

test('§2 login: letters typed while the app takes over are kept, in the middle of a text', async ({
  page,
}) => {
  const startApp = await openFirstView(page, '/login', 'Log in');
  await email(page).pressSequentially('ad@example.com');
  const element = await email(page).elementHandle();
  for (const _ of '@example.com') await page.keyboard.press('ArrowLeft');
  const letters = 'abcdefghij'.repeat(12);
  await Promise.all([page.keyboard.type(letters, { delay: 10 }), startApp()]);
  await expect(email(page)).toHaveValue(`ad${letters}@example.com`);
  await expect(email(page)).toBeFocused();
  expect(await element.evaluate((node) => node.isConnected)).toBe(true);
});

test('§2 login: a text that is being composed is continued in the app', async ({ page }) => {
  const startApp = await openFirstView(page, '/login', 'Log in');
  await email(page).focus();
  const devtools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devtools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('ad');
  await startApp();
  await compose('ada');
  await devtools.send('Input.insertText', { text: 'ada@example.com' });
  await expect(email(page)).toHaveValue('ada@example.com');
  await password(page).fill(SEED_PASSWORD);
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Hi, Ada');
});

test('§2 login: a shown password stays shown, with focus and caret', async ({ page }) => {
  const startApp = await openFirstView(page, '/login', 'Log in');
  await password(page).fill('Suny-Day-42');
  await page.getByRole('button', { name: 'Show password' }).click();
  await password(page).press('Home');
  for (const _ of 'Sun') await page.keyboard.press('ArrowRight');
  await startApp();
  await page.keyboard.type('n');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('Sunny-Day-42');
});
