import { openSignedIn } from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const PLAN = '/user/ada/intervention/safety-plan';

test('§2 intervention: shows the items of the completed form, read-only', async ({ page }) => {
  const release = await pauseRequests(page, '**/client-api/**/intervention/safety-plan');
  await openSignedIn(page, 'ada', PLAN);
  await expectScreen(page, 'Loading…');
  await expectAccessible(page);
  release();
  await expectScreen(page, 'Safety Plan');
  await expect(page.getByRole('group', { name: 'Where do I feel safer?' })).toContainText(
    'The path around the lake',
  );
  await expect(page.getByRole('main').locator('input, textarea')).toHaveCount(0);
  await expectAccessible(page);
});

test('§2 intervention: redirects a signed-out user to the login page', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto(PLAN);
  await expectScreen(page, 'Log in');
});

test('§2 intervention: shows an error if it cannot be loaded, and loads on Try again', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: 'intervention', kind: 'status', message: null, times: 2 });
  await openSignedIn(page, 'ada', PLAN);
  await expectScreen(page, 'Something went wrong');
  await expectAccessible(page);
  await press(page, 'Try again');
  await expectScreen(page, 'Safety Plan');
});

test('§2 safety-net: links the safety plan to its form', async ({ page }) => {
  await openSignedIn(page, 'ada', '/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  await page.getByRole('link', { name: 'View Safety Plan' }).click();
  await expectScreen(page, 'Safety Plan');
});
