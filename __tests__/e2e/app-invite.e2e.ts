import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { expectScreen } from './support/screens';
import { expect, test } from './support/test';

test('§2 app-invite: shows a QR code of this page and links to the app stores', async ({
  page,
  clinic,
  site,
}) => {
  await configure(page, {
    appStoreUrl: 'https://apps.example/1',
    playStoreUrl: 'https://play.example/2',
  });
  await page.goto('/app-invite');
  await expectScreen(page, 'Get the app');
  const store = (name: string) => page.getByRole('link', { name });
  await expect(store('Download on the App Store')).toHaveAttribute(
    'href',
    'https://apps.example/1',
  );
  await expect(store('Get it on Google Play')).toHaveAttribute('href', 'https://play.example/2');
  await expect(
    page.getByRole('img', { name: `QR code that leads to ${site.url}/app-invite` }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skip' })).toHaveCount(0);
  await expectAccessible(page);
  expect(clinic.getRequests()).toEqual([]);
});

test('§2 app-invite: with isInviteFlow the user can skip to the home page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto('/app-invite?isInviteFlow');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Skip' }).click();
  await expectScreen(page, 'Log in');
});
