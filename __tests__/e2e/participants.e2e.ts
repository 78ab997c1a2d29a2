import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

test('§1 participants: shows Sam’s name to Sam’s mother instead of “your”, and no name to a patient', async ({
  page,
}) => {
  await page.goto(assessmentsUrl('sams-mother'));
  await expectScreen(page, 'Sleep and habits');
  await expect(page.getByText(/^Sam['’]s assessments$/)).toBeVisible();
  await expect(page).toHaveTitle('Sleep and habits · Stillwater');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, /^Sam['’]s Safety Net$/);
  await expect(page).toHaveTitle('Your Safety Net · Stillwater');
  await expect(page.getByText(/does not notify Sam['’]s clinician in real time/)).toBeVisible();

  await page.goto(assessmentsUrl('james-aunt'));
  await expect(page.getByText(/^James['’] assessments$/)).toBeVisible();
  await expectScreen(page, /^You['’]re all set!$/);
  await page.goto('/user/james-aunt/safety-net');
  await expectScreen(page, /^James['’] Safety Net$/);

  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await expect(page.getByText(/['’]s assessments/)).toHaveCount(0);
});
