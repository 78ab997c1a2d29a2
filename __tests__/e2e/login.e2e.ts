import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import { configure, withConnectSrc } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { addBridge, getUserAgent } from './support/native-app';
import { expectScreen, press } from './support/screens';
import { logIn, signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** Opening the login asks whether a session is there, and the browser notes the answer that none is. */
test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

test('§2 login: leads home, and stores nothing', async ({ page, context, clinic }) => {
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  await expect(page).toHaveTitle('Log in · Stillwater');
  await expectAccessible(page);
  await logIn(page, 'Ada@Example.com');
  await expectScreen(page, 'Hi, Ada');
  await expect(page).toHaveURL('/');

  expect(clinic.getRequests('sign-in')).toMatchObject([{ body: { email: 'ada@example.com' } }]);
  const readable = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    document.cookie,
  ]);
  expect(readable).toEqual(['']);
  expect(await context.cookies(page.url() + 'auth')).toMatchObject([{ httpOnly: true }]);
});

test('§5 login: says what is missing or wrong, at the field and on top', async ({
  page,
  clinic,
}) => {
  await page.goto('/login');
  await press(page, 'Log in');
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary.getByRole('heading')).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Required',
  );
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
    'Invalid email',
  );
  await summary.getByRole('link', { name: 'Password: Required' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(clinic.getRequests('sign-in')).toEqual([]);
});

test('§8 login: shows the server’s message, and what is known where there is none', async ({
  page,
  clinic,
}) => {
  await page.goto('/login');
  await logIn(page, 'ada@example.com', 'wrong');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The email or the password is not right.');
  await expectAccessible(page);
  clinic.failNext({ path: 'sign-in', kind: 'network' });
  await press(page, 'Log in');
  await expect(alert).toContainText(/offline/);
  clinic.failNext({ path: 'sign-in', kind: 'status', status: 503, message: null });
  await press(page, 'Log in');
  await expect(alert).toContainText('nothing that you did');
  await page.getByLabel('Password', { exact: true }).fill(SEED_PASSWORD);
  await press(page, 'Log in');
  await expectScreen(page, 'Hi, Ada');
});

test('D9: a person lands where they were going, and Back leaves the login behind', async ({
  page,
}) => {
  await page.goto('/legal/privacy.html');
  await page.goto('/settings/account');
  await expectScreen(page, 'Log in');
  await expect(page).toHaveURL('/login');
  await logIn(page, 'ada@example.com');
  await expectScreen(page, 'Account');
  await expect(page).toHaveURL('/settings/account');
  await page.goBack();
  await expect(page).toHaveURL('/legal/privacy.html');
});

test('D9: a live session goes on', async ({ page }) => {
  await signInAs(page, 'ada');
  await page.goto('/login');
  await expectScreen(page, 'Hi, Ada');
});

test('the password can be looked at, and the form be filled and sent by keyboard', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type(SEED_PASSWORD);
  const password = page.getByLabel('Password', { exact: true });
  await press(page, 'Show password');
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Hide password');
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Enter');
  await expectScreen(page, 'Hi, Ada');
});

test('§2 login: leads to a forgotten password and to a first visit', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot password');
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await page.getByRole('link', { name: 'First time here? Set up your account' }).click();
  await expectScreen(page, 'Find your account');
});

test('D3: calls of the identity service go to its own origin, with credentials', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/request to another origin: https:\/\/identity\.clinic\.example/);
  const identity = 'https://identity.clinic.example';
  pageErrors.allow(/net::ERR_/);
  await page.route(`${identity}/**`, (route) => route.abort());
  await configure(page, { identityBaseUrl: identity }, withConnectSrc(identity));
  const requestedUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/')) requestedUrls.push(request.url());
  });
  await page.goto('/login');
  await logIn(page, 'ada@example.com');
  await expect(page.getByRole('alert')).toContainText(/offline/);
  expect([...new Set(requestedUrls.map((url) => new URL(url).origin))]).toEqual([identity]);
});

test.describe('in the native app', () => {
  test.use({ userAgent: getUserAgent('ios', '3.2.7') });

  test('D4: opening the login logs out there, once; credentials go to the app alone', async ({
    page,
    clinic,
  }) => {
    const messages = await addBridge(page);
    await signInAs(page, 'ada');
    await page.goto('/login');
    await expectScreen(page, 'Log in');
    await expect.poll(() => messages).toEqual([{ type: 'logout' }]);
    await expect.poll(() => clinic.getRequests('sign-out')).toHaveLength(1);
    await logIn(page, 'Ada@example.com');
    await expectScreen(page, 'Hi, Ada');
    const payload = { email: 'ada@example.com', password: SEED_PASSWORD };
    await expect
      .poll(() => messages)
      .toEqual([
        { type: 'logout' },
        { type: 'login', payload },
        { type: 'auth-success', payload: { userId: 'ada' } },
      ]);
  });
});
