import { getLinkId } from '../../src/state/intake-storage';
import { SESSION_LIFETIME_MS } from '../../src/state/stored-session';
import {
  INTAKE_LINK,
  openIntake,
  reachPayment,
  reachPolicies,
  reachQuestionnaire,
  signPolicies,
  submitBasicInfo,
  submitContactInfo,
} from './support/intake';
import { field } from './support/onboarding';
import { expectScreen, press, getStorageEntries } from './support/screens';
import { expect, test } from './support/test';

const PROGRESS_KEY = `persist:intake-progress ${getLinkId('intake-nia')}`;
const SESSION_KEY = `persist:intake-session ${getLinkId('intake-nia')}`;

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

test('§4 intake: opening the link again, or the URL without its code, returns to the current step', async ({
  page,
  context,
  clinic,
}) => {
  await reachPolicies(page);
  const other = await context.newPage();
  await other.goto(INTAKE_LINK);
  await press(other, 'Continue here');
  await expectScreen(other, 'Policies');
  await press(other, 'Back');
  await expectScreen(other, 'How to reach you');
  await other.close();
  await page.goto('/intake');
  await expectScreen(page, 'How to reach you');
  expect(clinic.getRequests('magic-code')).toHaveLength(1);
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
  await reachQuestionnaire(page);
  await page.reload();
  await expectScreen(page, 'This link has expired');
  await reachPayment(page);
  await press(page, 'Skip this step');
  await expectScreen(page, 'Check-in complete');
});

test('§4 intake: without a stored session a later step redirects to the expired-link page', async ({
  page,
}) => {
  await reachPolicies(page);
  await page.evaluate((key) => localStorage.removeItem(key), SESSION_KEY);
  await page.reload();
  await expectScreen(page, 'This link has expired');
  await expect(page.getByRole('button', { name: 'Resend Link' })).toBeVisible();
  // What was entered stays for the same link, and is shown only after its code has been accepted again.
  await expect(page.locator('body')).not.toContainText('Okafor');
});

test('§9 intake: stored progress is deleted after 30 days and if its format is invalid', async ({
  page,
}) => {
  await reachPolicies(page);
  const progress = await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY);
  for (const text of ['{', '{"current":"7"}', (progress ?? '').replace('stepIndex', 'step')]) {
    // From a page without the app, which would store its own progress when it is left.
    await page.goto('/legal/privacy.html');
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      PROGRESS_KEY,
      text,
    ] as const);
    await page.goto('/intake');
    await expectScreen(page, 'Welcome');
  }
  await press(page, 'Continue');
  await submitBasicInfo(page);
  await page.clock.setFixedTime(Date.now() + SESSION_LIFETIME_MS + 60_000);
  await page.reload();
  await expectScreen(page, 'Welcome');
  expect(JSON.stringify(await getStorageEntries(page))).not.toMatch(/Okafor|access/);
});
