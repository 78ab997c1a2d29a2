import { expectAccessible } from './support/expect-accessible';
import {
  getAlert,
  createAccount,
  expectError,
  FAMILY_PHONE,
  field,
  IVYS_PHONE,
  PASSWORD,
  reachAccount,
  reachCode,
  lookUpByEmail,
  lookUpByPhone,
  submitPersonalDetails,
} from './support/onboarding';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const NO_INVITE = 'No active invite found. Try both your Phone and Email.';
const STILL_AMBIGUOUS =
  "There was an issue finding your account. Try using email instead or please reach out to your clinician and/or the provider's support for help.";
const NOT_CREATED =
  "Your account could not be created. Try to login instead or please reach out to your clinician or the provider's support for help.";

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
  await expectAccessible(page);
  await lookUpByPhone(page, IVYS_PHONE);

  await expectScreen(page, 'Enter your code');
  await expect(page.getByText('We sent a 6-digit code to (201) 555-0140.')).toBeVisible();
  await expectAccessible(page);
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

test('§5, §8 invite lookup: masks the phone number, and shows an error for each failed input or request', async ({
  page,
  clinic,
}) => {
  // §5.invite-lookup.1
  await page.goto('/accept-invite');
  const phone = field(page, 'Phone number');
  await phone.pressSequentially('201x555');
  await expect(phone).toHaveValue('(201) 555');
  await press(page, 'Continue');
  await expectError(phone, 'Must be a valid phone number.');
  await expect(phone).toBeFocused();
  await expectAccessible(page);
  await phone.press('Home');
  await phone.press('Delete');
  await phone.fill('+1 (201) 555-0199');
  await expect(phone).toHaveValue('(201) 555-0199');
  await expect(phone).not.toHaveAttribute('aria-invalid');

  await lookUpByEmail(page, 'ivy@example');
  await expectError(field(page, 'Email'), 'Please enter a valid email');
  await expectAccessible(page);
  await field(page, 'Email').fill('');
  await press(page, 'Continue');
  await expectError(field(page, 'Email'), 'Please enter a valid email');
  expect(clinic.getRequests('onboarding-lookup')).toEqual([]);

  await page.getByRole('radio', { name: 'Phone' }).check();
  clinic.failNext({ path: 'onboarding-lookup', kind: 'status', status: 429, message: 'Slowly.' });
  clinic.failNext({ path: 'onboarding-lookup', kind: 'network' });
  await press(page, 'Continue');
  await expect(getAlert(page)).toHaveText('Slowly.');
  await press(page, 'Continue');
  await expect(getAlert(page)).toContainText('offline');
  await expect(phone).toHaveValue('(201) 555-0199');
  await press(page, 'Continue');
  await expect(getAlert(page)).toHaveText(NO_INVITE);
  await expectAccessible(page);
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await href('Email support@example.org')).toBe('mailto:support@example.org');
  expect(await href('Text (201) 555-0100')).toBe('sms:+12015550100');
  await expect(page.getByText('contact the clinician or our support')).toBeVisible();
  await page.getByRole('link', { name: 'Reset password' }).click();
  await expectScreen(page, 'Forgot password');
  await page.goBack();
  await expectScreen(page, 'Find your account');
});

test('§5, §8 invite lookup: asks for name and birth date if it is ambiguous, and finds one by email', async ({
  page,
  clinic,
}) => {
  await page.goto('/accept-invite');
  await lookUpByPhone(page, FAMILY_PHONE);
  await expect(field(page, 'Last name')).toBeFocused();
  await expect(getAlert(page)).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expectError(field(page, 'Last name'), '* Required');
  await expectError(field(page, 'Date of birth'), '* Required');
  await expectAccessible(page);
  for (const [text, message] of [
    ['02/30/1990', 'Please enter a valid date of birth'],
    ['01/01/2999', "You can't be born in the future!"],
    ['01/01/1850', 'Year is too far in the past.'],
  ] as const) {
    await submitPersonalDetails(page, 'Lindqvist', text);
    await expectError(field(page, 'Date of birth'), message);
  }
  expect(clinic.getRequests('onboarding-lookup')).toHaveLength(1);

  await submitPersonalDetails(page, 'Lindqvist', '06/15/2000');
  await expect(getAlert(page)).toHaveText(STILL_AMBIGUOUS);
  await expectAccessible(page);
  await lookUpByEmail(page, 'mira@example.com');
  await expectScreen(page, 'Enter your code');
});

test('§5, §8 verification code: accepts digits only, also pasted; a wrong code can be corrected', async ({
  page,
  clinic,
  world,
}) => {
  // §5.code.1
  await reachCode(page);
  const box = field(page, 'Verification code');
  await press(page, 'Continue');
  await expectError(box, 'Please enter the code that was sent to you');
  await box.pressSequentially('12a4');
  await expect(box).toHaveValue('124');
  await expectError(box, 'The code has 6 digits');
  await expectAccessible(page);
  expect(clinic.getRequests('verification-code')).toEqual([]);

  clinic.failNext({ path: 'verification-code', kind: 'status', status: 422, message: 'Wrong.' });
  await box.fill('000000');
  await press(page, 'Continue');
  await expect(getAlert(page)).toHaveText('Wrong.');
  await expectAccessible(page);
  await expect(box).toHaveValue('000000');
  clinic.failNext({ path: 'verification-code', kind: 'status', status: 500, message: null });
  const code = world.outbox.at(-1)?.code ?? '';
  await box.fill(`Your code: ${code.slice(0, 3)}-${code.slice(3)}`);
  await box.press('Enter');
  await expect(getAlert(page)).toContainText("We couldn't check your code.");
  await press(page, 'Continue');
  await expectScreen(page, 'Set up your account');
});

test('§5, §8, D9 account creation: checks the password while typing, and keeps the input on every failure', async ({
  page,
  clinic,
  world,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await reachAccount(page, world);
  await expectAccessible(page);
  await press(page, 'Create account');
  await expectError(field(page, 'Password'), 'Required');
  await expectError(field(page, 'Confirm password'), 'Both passwords must match.');
  await expectAccessible(page);

  const metRules = page.getByRole('listitem').filter({ hasText: ', done' });
  await field(page, 'Password').fill('sunny 1');
  await expect(metRules).toHaveText(/At least one number/);
  await field(page, 'Password').fill(PASSWORD);
  await expect(metRules).toHaveCount(5);
  await press(page, 'Show password');
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text');
  await field(page, 'Confirm password').fill(`${PASSWORD}x`);
  await press(page, 'Create account');
  await expectError(field(page, 'Confirm password'), 'Both passwords must match.');
  await expectAccessible(page);
  expect(clinic.getRequests('create-account')).toEqual([]);

  clinic.failNext({ path: 'create-account', kind: 'status', status: 400, message: 'Not now.' });
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Create account');
  await expect(getAlert(page)).toHaveText('Not now.');
  await page.route(
    '**/onboarding/account',
    (route) => route.fulfill({ json: { status: 'failed' } }),
    { times: 1 },
  );
  await press(page, 'Create account');
  await expect(getAlert(page)).toHaveText(NOT_CREATED);
  await expect(page.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expectAccessible(page);
  await expect(field(page, 'Password')).toHaveValue(PASSWORD);

  clinic.failNext({ path: 'sign-in', kind: 'status', status: 503, message: null });
  await press(page, 'Create account');
  await expectScreen(page, 'Log in');
  await expect(page.getByText('Your account has been created! Log in to start.')).toBeVisible();
  await expect(field(page, 'Email')).toHaveValue('ivy@example.com');
  await field(page, 'Password').fill(PASSWORD);
  await press(page, 'Log in');
  await expectScreen(page, 'Hi, Ivy');
});
