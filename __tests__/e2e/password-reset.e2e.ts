import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, press } from './support/screens';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

const FAILED = 'Something went wrong. Did you enter the right email?';
const NEW_PASSWORD = 'Rainy-Day-43';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

test('§2 password reset: the user gets a code, sets a new password and logs in with it', async ({
  page,
  world,
}) => {
  await page.goto('/forgot-password');
  await expectScreen(page, 'Forgot password');
  const send = page.getByRole('button', { name: 'Send reset code' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription('Enter a valid email to continue.');
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await expect(send).toBeEnabled();
  await send.click();

  await expectScreen(page, 'Reset password');
  await expect(page).toHaveURL(/\/reset-password\?email=ada%40example\.com$/);
  await expect(page).toHaveTitle('Reset password · Stillwater');
  await expectAccessible(page);
  const code = world.outbox.at(-1)?.code ?? '';
  await page.getByRole('textbox', { name: 'Reset code' }).fill(` ${code} `);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await press(page, 'Reset password');

  await expectScreen(page, 'Log in');
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await expectAccessible(page);
  await logIn(page, 'ada@example.com', NEW_PASSWORD);
  await expectScreen(page, 'Hi, Ada');
});

test('§8 forgot-password: shows an error for an unknown email and for a network error', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/404 \(Not Found\)/);
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@example.com');
  await press(page, 'Send reset code');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expectAccessible(page);
  clinic.failNext({ path: 'forgot-password-request-code', kind: 'network' });
  await press(page, 'Send reset code');
  await expect(page.getByText(/You seem to be offline/)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(FAILED);
});

test('§5 reset-password: every field shows its validation errors', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/422/);
  await page.goto('/reset-password?email=ada@example.com');
  await expectScreen(page, 'Reset password');
  await press(page, 'Reset password');
  const code = page.getByRole('textbox', { name: 'Reset code' });
  const password = page.getByLabel('New password');
  const confirmation = page.getByLabel('Confirm password');
  await expect(code).toHaveAccessibleDescription('Please enter the reset code sent to your email');
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  await expectAccessible(page);

  await code.fill('12a');
  await expect(code).toHaveAccessibleDescription('The code has digits only');
  await code.fill('1234567');
  await expect(code).toHaveAccessibleDescription('The code has no more than 6 digits');
  await code.fill('000000');
  await expect(code).toHaveAccessibleDescription('');

  const rules = page.getByRole('list', { name: 'Your password needs' }).getByRole('listitem');
  await password.fill('rainy day');
  await expect(rules.filter({ hasText: 'still missing' })).toHaveText([
    /No spaces/,
    /At least one number/,
    /Uppercase and lowercase/,
    /At least one special character/,
  ]);
  await expectAccessible(page);
  await password.fill(NEW_PASSWORD);
  await expect(rules.filter({ hasText: 'done' })).toHaveCount(5);
  await confirmation.fill(`${NEW_PASSWORD}4`);
  await press(page, 'Reset password');
  await expect(confirmation).toHaveAccessibleDescription('Passwords do not match');
  expect(clinic.getRequests('forgot-password-confirm')).toEqual([]);

  await confirmation.fill(NEW_PASSWORD);
  await press(page, 'Reset password');
  await expect(page.getByRole('alert')).toHaveText(FAILED);
  await expect(password).toHaveValue(NEW_PASSWORD);
  await expectAccessible(page);
});

test('§2 reset-password: without an email redirects to /forgot-password', async ({ page }) => {
  await page.goto('/reset-password');
  await expectScreen(page, 'Forgot password');
  await expect(page).toHaveURL('/forgot-password');
});

test('§2 forgot-password: a late response does not navigate away from another page', async ({
  page,
}) => {
  await page.goto('/settings');
  await expectScreen(page, 'Log in');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expectScreen(page, 'Forgot password');
  const release = await pauseRequests(page, /request-code/);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await press(page, 'Send reset code');
  await page.getByRole('link', { name: 'Back to log in' }).click();
  await expectScreen(page, 'Log in');
  const codeResponse = page.waitForResponse(/request-code/);
  release();
  await codeResponse;
  await logIn(page, 'ada@example.com');
  // The page that the user wanted originally.
  await expectScreen(page, 'Settings');
});
