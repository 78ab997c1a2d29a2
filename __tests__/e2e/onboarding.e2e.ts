import { createAccount, field, IVYS_PHONE, PASSWORD, lookUpByPhone } from './support/onboarding';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test('§4, D3 onboarding: creates an account with an invite found by phone, stores none, offers the app', async ({
  page,
  clinic,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await page.goto('/login');
  await page.getByRole('link', { name: 'First time here? Set up your account' }).click();
  await expectScreen(page, 'Find your account');
  await lookUpByPhone(page, IVYS_PHONE);

  await expectScreen(page, 'Enter your code');
  await expect(page.getByText('We sent a 6-digit code to (201) 555-0140.')).toBeVisible();
  const code = world.outbox.at(-1)?.code ?? '';
  await field(page, 'Verification code').fill(code);
  await press(page, 'Continue');

  await expectScreen(page, 'Set up your account');
  await expect(page.getByText('Confirmation code accepted!')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('ivy@example.com');
  await expect(field(page, 'Email')).not.toBeEditable();
  await createAccount(page);

  await expectScreen(page, 'Get the app');
  await expect(page).toHaveURL('/app-invite?isInviteFlow');
  await expect(page.getByText('Your account has been created!')).toBeVisible();
  expect(clinic.getRequests('onboarding-lookup').map(({ body }) => body)).toEqual([
    { type: 'phonenumber', phoneNumber: '+12015550140' },
  ]);
  expect(clinic.getRequests('verification-code').map(({ body }) => body)).toEqual([
    { code, phoneNumber: '+12015550140' },
  ]);
  const credentials = { email: 'ivy@example.com', password: PASSWORD };
  expect(clinic.getRequests('create-account').map(({ body }) => body)).toEqual([
    { patientId: 'patient-ivy', ...credentials },
  ]);
  expect(clinic.getRequests('sign-in').map(({ body }) => body)).toEqual([
    { ...credentials, userType: 'patient' },
  ]);
  const stored = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      history.state,
      location.href,
    ]),
  );
  for (const secret of [PASSWORD, 'access-', 'refresh-', 'patient-ivy', 'ivy@example.com'])
    expect(stored).not.toContain(secret);

  await page.getByRole('link', { name: 'Skip' }).click();
  await expectScreen(page, 'Hi, Ivy');
  await page.reload();
  await expectScreen(page, 'Hi, Ivy');
});
