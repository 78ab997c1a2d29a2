import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import { configure, withConnectSrc } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { addBridge, getUserAgent } from './support/native-app';
import { expectScreen, press } from './support/screens';
import { logIn, signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** The login checks for a session, and the browser logs the 401 response. */
test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

test('§2, D9 login: opens the home page, also with a session, and stores nothing that scripts can read', async ({
  page,
  context,
  clinic,
}) => {
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

  await page.goto('/login');
  await expectScreen(page, 'Hi, Ada');
  await expect(page).toHaveURL('/');
});

test('§5, §8 login: shows what is missing or invalid, then the server’s message or a general one', async ({
  page,
  clinic,
}) => {
  // §8.login.1
  await page.goto('/login');
  await press(page, 'Log in');
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary.getByRole('heading')).toBeFocused();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription('Required');
  await expectAccessible(page);
  await email.fill('ada');
  await expect(email).toHaveAccessibleDescription('Invalid email');
  await summary.getByRole('link', { name: 'Enter a password' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  expect(clinic.getRequests('sign-in')).toEqual([]);

  await logIn(page, 'ada@example.com', 'wrong');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('The email or the password is not right.');
  await expectAccessible(page);
  clinic.failNext({ path: 'sign-in', kind: 'network' });
  await press(page, 'Log in');
  await expect(alert).toContainText(/offline/);
  clinic.failNext({ path: 'sign-in', kind: 'status', status: 503, message: null });
  await press(page, 'Log in');
  await expect(alert).toContainText('did nothing wrong');
  await password.fill(SEED_PASSWORD);
  await press(page, 'Log in');
  await expectScreen(page, 'Hi, Ada');
});

test('D9 login: opens the page that the user wanted, and Back skips the login page', async ({
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

test('§2 login: links to password reset and account setup, works by keyboard, and shows the password', async ({
  page,
}) => {
  // §2.login.2
  await page.goto('/login');
  await page.getByRole('link', { name: 'First time here? Set up your account' }).click();
  await expectScreen(page, 'Find your account');
  await page.goBack();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot password');
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expectScreen(page, 'Log in');

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

test('D3 login: sends requests to the identity service to its configured origin', async ({
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

  test('D4 login: opening it signs the app out once, and signing in sends the credentials only to the app', async ({
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
