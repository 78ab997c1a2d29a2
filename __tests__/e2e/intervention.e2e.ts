import { openSignedIn } from './support/check-ins';
import { expectAccessible } from './support/expect-accessible';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const PLAN = '/user/ada/intervention/safety-plan';

test('§2 intervention: the completed form is shown by its items, with nothing to change', async ({
  page,
}) => {
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

test('§2 intervention: asks who is not signed in to log in first', async ({ page, pageErrors }) => {
  pageErrors.allow(/401/);
  await page.goto(PLAN);
  await expectScreen(page, 'Log in');
});

test('§2 intervention: that cannot be read can be read again', async ({ page, clinic }) => {
  clinic.failNext({ path: 'intervention', kind: 'status', message: null, times: 2 });
  await openSignedIn(page, 'ada', PLAN);
  await expectScreen(page, 'Something went wrong');
  await expectAccessible(page);
  await press(page, 'Try again');
  await expectScreen(page, 'Safety Plan');
});

test('§2 safety-net: the safety plan leads to the form', async ({ page }) => {
  await openSignedIn(page, 'ada', '/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  await page.getByRole('link', { name: 'View Safety Plan' }).click();
  await expectScreen(page, 'Safety Plan');
});
