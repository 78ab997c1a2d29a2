import { assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test('§8 timeout: a read without a response for 30 s fails, even if it was prefetched', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  clinic.failNext({ path: 'consent-info', kind: 'late', delayMs: 600_000 });
  await page.goto(assessmentsUrl('sam'));
  await expect(page.getByRole('heading', { name: 'Loading' })).toBeAttached();
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('alert')).toHaveText("We couldn't load this. Please try again.");
  await expect(page.getByText(/too long/)).toBeVisible();
  await press(page, 'Try again');
  await expectScreen(page, 'GAD-7');
});
