import { expectScreen } from './support/screens';
import { expect, test } from './support/test';

test('D12: chunks that are on their way when the language is changed are shown in it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto('/login?lang=en');
  await expectScreen(page, 'Log in');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/assets\/.*\.js$/, async (route) => {
    if (!route.request().url().includes('/texts-es.')) await released;
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('link', { name: 'Español' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  release();
  await expectScreen(page, 'Olvidé mi contraseña');
});
