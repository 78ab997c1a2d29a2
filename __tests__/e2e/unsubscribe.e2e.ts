import { configure } from './support/configure';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test('D9 unsubscribe: a reload and Back change nothing for who subscribed again; the link unsubscribes', async ({
  page,
  clinic,
  world,
}) => {
  const subscribed = page.getByText('You are subscribed again.');
  await page.goto('/unsubscribe-successful/ada');
  await press(page, 'Subscribe again');
  await expect(subscribed).toBeVisible();
  await page.reload();
  await expect(subscribed).toBeVisible();
  await page.goto('/app-invite');
  await expectScreen(page, 'Get the app');
  await page.goBack();
  await expect(subscribed).toBeVisible();
  expect(clinic.getRequests('unsubscribe')).toHaveLength(1);
  expect(world.unsubscribed).not.toContain('ada');
  // To the browser, the URL that is open already is a reload.
  await page.goto('/app-invite');
  await page.goto('/unsubscribe-successful/ada');
  await expect(page.getByText('You have been successfully unsubscribed.')).toBeVisible();
  expect(world.unsubscribed).toContain('ada');
});

test('§2 notification preferences: redirects to the external site with its type', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/request to another origin: https:\/\/preferences\.clinic\.example/);
  await configure(page, { preferencesSiteUrl: 'https://preferences.clinic.example' });
  await page.route('https://preferences.clinic.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>There</title>' }),
  );
  await page.goto('/patients/cognito-1/notification-preferences?notification_type=check_in');
  await expect(page).toHaveURL(
    'https://preferences.clinic.example/cognito-1?notification_type=check_in',
  );
});
