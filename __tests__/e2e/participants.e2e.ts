import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test('§1 participants: shows Sam’s name to Sam’s mother instead of “your”', async ({ page }) => {
  await page.goto(assessmentsUrl('sams-mother'));
  await expectScreen(page, 'Sleep and habits');
  await expect(page.getByText(/^Sam['’]s assessments$/)).toBeVisible();
  await expect(page).toHaveTitle('Sleep and habits · Stillwater');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, /^Sam['’]s Safety Net$/);
  await expect(page).toHaveTitle('Your Safety Net · Stillwater');
  await expect(page.getByText(/does not notify Sam['’]s clinician in real time/)).toBeVisible();
  await expectAccessible(page);
});

test('§1 participants: asks for Sam’s date of birth', async ({ page, clinic }) => {
  await page.goto(assessmentsUrl('sams-father', 'email'));
  await expectScreen(page, 'Consent');
  await press(page, 'I agree');
  await expectScreen(page, /^Verify Sam['’]s date of birth$/);
  await expect(page).toHaveTitle('Verify your date of birth · Stillwater');
  await expectAccessible(page);
  await page.getByLabel('Date of birth').fill('08/09/2011');
  await press(page, 'Continue');
  await expectScreen(page, 'GAD-7');
  expect(clinic.getRequests('birthday-verification')).toMatchObject([
    { body: { dateOfBirth: '2011-08-09', telecomType: 'email' } },
  ]);
});

test('§1 participants: adds only an apostrophe to a name that ends in s', async ({ page }) => {
  await page.goto(assessmentsUrl('james-aunt'));
  await expect(page.getByText(/^James['’] assessments$/)).toBeVisible();
  await expectScreen(page, /^You['’]re all set!$/);
  await page.goto('/user/james-aunt/safety-net');
  await expectScreen(page, /^James['’] Safety Net$/);
});

test('§1 participants: shows no name to a patient', async ({ page }) => {
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await expect(page.getByText(/['’]s assessments/)).toHaveCount(0);
});
