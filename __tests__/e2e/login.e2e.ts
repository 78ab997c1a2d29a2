import { expectScreen } from './support/screens';
import { logIn } from './support/sign-in';
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
