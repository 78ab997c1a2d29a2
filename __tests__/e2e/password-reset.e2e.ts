import { expectScreen, press } from './support/screens';
import { logIn } from './support/sign-in';
import { expect, test } from './support/test';

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
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await expect(send).toBeEnabled();
  await send.click();

  await expectScreen(page, 'Reset password');
  await expect(page).toHaveURL(/\/reset-password\?email=ada%40example\.com$/);
  await expect(page).toHaveTitle('Reset password · Stillwater');
  const code = world.outbox.at(-1)?.code ?? '';
  await page.getByRole('textbox', { name: 'Reset code' }).fill(` ${code} `);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
  await press(page, 'Reset password');

  await expectScreen(page, 'Log in');
  await expect(page.getByText('Your password has been reset.')).toBeVisible();
  await logIn(page, 'ada@example.com', NEW_PASSWORD);
  await expectScreen(page, 'Hi, Ada');
});
