import {
  openIntake,
  reachPayment,
  signPolicies,
  submitBasicInfo,
  submitContactInfo,
} from './support/intake';
import { field } from './support/onboarding';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test.setTimeout(90_000);

test('§4 intake: at every step the input survives a reload, the browser’s Back and the app’s Back', async ({
  page,
  clinic,
}) => {
  await openIntake(page);
  await field(page, 'First name').fill('Ni');
  await page.goBack();
  await expectScreen(page, 'Welcome');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expectScreen(page, 'Welcome');
  await press(page, 'Continue');
  await expectScreen(page, 'About you');
  await expect(field(page, 'First name')).toHaveValue('Ni');
  await page.reload();
  await expectScreen(page, 'About you');
  await expect(field(page, 'First name')).toHaveValue('Ni');
  expect(clinic.getRequests('magic-code')).toHaveLength(1);

  await submitBasicInfo(page);
  await field(page, 'Email').fill('nia@');
  await press(page, 'Back');
  await expectScreen(page, 'About you');
  await expect(field(page, 'Date of birth')).toHaveValue('03/09/1994');
  await press(page, 'Continue');
  await expectScreen(page, 'How to reach you');
  await page.reload();
  await expectScreen(page, 'How to reach you');
  await expect(field(page, 'Email')).toHaveValue('nia@');

  await submitContactInfo(page);
  await page.getByRole('checkbox').check();
  await page.reload();
  await expectScreen(page, 'Policies');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.goBack();
  await expectScreen(page, 'How to reach you');
  await press(page, 'Continue');
  await expectScreen(page, 'Policies');
  await press(page, 'Confirm & Sign');
  await expectScreen(page, 'A few questions');
  await page.reload();
  await expectScreen(page, 'A few questions');
  await press(page, 'Continue');

  await page.getByLabel('What would you like help with?').fill('Sleep');
  await press(page, 'Next');
  await page.getByLabel('Which medicines do you take?').fill('None');
  await page.reload();
  await expect(page.getByLabel('Which medicines do you take?')).toHaveValue('None');
  await page.goBack();
  await expect(page.getByLabel('What would you like help with?')).toHaveValue('Sleep');
  await press(page, 'Back');
  await expectScreen(page, 'A few questions');
  await press(page, 'Continue');
  await expectScreen(page, 'Questionnaire');
  await press(page, 'Next');
  await expect(page.getByLabel('Which medicines do you take?')).toHaveValue('None');
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
  await page.reload();
  await expectScreen(page, 'Payment method');
  for (const name of ['Questionnaire', 'Questionnaire', 'A few questions', 'Policies']) {
    await page.goBack();
    await expectScreen(page, name);
  }
  await expect(page.getByRole('link', { name: 'Notice of privacy practices' })).toBeVisible();
});

test('intake can be completed if storage is cleared at every step', async ({ page }) => {
  const clearStorage = () =>
    page.evaluate(() => [localStorage, sessionStorage].forEach((area) => area.clear()));
  await openIntake(page);
  await clearStorage();
  await submitBasicInfo(page);
  await clearStorage();
  await submitContactInfo(page);
  await clearStorage();
  await signPolicies(page);
  await clearStorage();
  await press(page, 'Continue');
  await press(page, 'Next');
  await clearStorage();
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
  await clearStorage();
  await press(page, 'Skip this step');
  await expectScreen(page, 'Check-in complete');
});

test('intake can be completed if storage throws; after a reload the link has to be opened again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('No access.', 'SecurityError');
        },
      });
  });
  await openIntake(page);
  await page.reload();
  await expectScreen(page, 'This link has expired');
  await reachPayment(page);
  await press(page, 'Skip this step');
  await expectScreen(page, 'Check-in complete');
});
