import {
  createAccount,
  FAMILY_PHONE,
  field,
  reachCode,
  lookUpByPhone,
  submitPersonalDetails,
} from './support/onboarding';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test('§4 onboarding, §2 accept-invite: both Backs return from the code to the filled form', async ({
  page,
}) => {
  await page.goto('/accept-invite');
  await lookUpByPhone(page, FAMILY_PHONE);
  await submitPersonalDetails(page, 'Lindqvist', '12/01/1972');
  await expectScreen(page, 'Enter your code');
  await page.goBack();
  await expectScreen(page, 'Find your account');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(field(page, 'Last name')).toHaveValue('Lindqvist');
  await expect(field(page, 'Date of birth')).toHaveValue('12/01/1972');
  await page.goForward();
  await expectScreen(page, 'Find your account');
  await press(page, 'Continue');
  await expectScreen(page, 'Enter your code');
  await press(page, 'Back');
  await expectScreen(page, 'Find your account');
  await expect(field(page, 'Phone number')).toHaveValue('(201) 555-0130');

  await press(page, 'Continue');
  await expectScreen(page, 'Enter your code');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/Lind|1972/);
  await page.reload();
  await expectScreen(page, 'Find your account');
});

test('§2 accept-invite, §4 onboarding: a reload keeps the step; Back returns to none once it is complete', async ({
  page,
  clinic,
  world,
}) => {
  await reachCode(page);
  await page.reload();
  await expectScreen(page, 'Enter your code');
  await page.goBack();
  await expectScreen(page, 'Find your account');
  await expect(field(page, 'Phone number')).toHaveValue('(201) 555-0140');
  await press(page, 'Continue');
  await expectScreen(page, 'Enter your code');
  await page.reload();
  await expectScreen(page, 'Enter your code');
  await field(page, 'Verification code').fill(world.outbox.at(-1)?.code ?? '');
  await press(page, 'Continue');
  await expectScreen(page, 'Set up your account');
  expect(clinic.getRequests('onboarding-lookup')).toHaveLength(2);

  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ usr: { step: 'setup-account', patientId: 'patient-ivy' } });
  await page.reload();
  await expectScreen(page, 'Set up your account');
  await expect(field(page, 'Email')).toHaveValue('ivy@example.com');
  await createAccount(page);
  await expectScreen(page, 'Get the app');
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});
