import { emptyIntake } from '../../src/qa/sandbox/world/intake/intake-record';
import { expectAccessible } from './support/expect-accessible';
import {
  INTAKE_LINK,
  openIntake,
  signPolicies,
  submitBasicInfo,
  submitContactInfo,
} from './support/intake';
import { getAlert, expectError, field } from './support/onboarding';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test.setTimeout(90_000);

test('§8 intake: every failed request shows an error, keeps the input and can be retried', async ({
  page,
  clinic,
}) => {
  const expectAlertText = async (text: string | RegExp) =>
    expect(getAlert(page)).toContainText(text);
  clinic.failNext({ path: 'clinic-branding', kind: 'status', times: 9 });
  clinic.failNext({ path: 'clinic-info', kind: 'malformed', times: 9 });
  await page.goto(INTAKE_LINK);
  await expectScreen(page, 'Welcome');
  clinic.failNext({ path: 'magic-code', kind: 'network' });
  await press(page, 'Continue');
  await expectAlertText('You seem to be offline');
  await expectAccessible(page);
  clinic.failNext({ path: 'intake-status', kind: 'status', status: 403, message: 'Not today.' });
  await press(page, 'Continue');
  await expectAlertText('Not today.');
  await press(page, 'Continue');

  await submitBasicInfo(page);
  await field(page, 'Email').fill('nia@example.com');
  await field(page, 'Phone number').fill('2015550123');
  for (const [fault, text] of [
    [{ kind: 'status', status: 422, message: 'We know this address.' }, 'We know this address.'],
    [{ kind: 'status', status: 500, message: null }, 'You did nothing wrong'],
    [{ kind: 'network' }, 'You seem to be offline'],
  ] as const) {
    clinic.failNext({ path: 'basic-info', ...fault });
    await press(page, 'Continue');
    await expectAlertText(text);
    await expect(field(page, 'Phone number')).toHaveValue('(201) 555-0123');
  }
  await expectAccessible(page);
  clinic.failNext({ path: 'policies', kind: 'status', status: 403, message: 'No documents.' });
  await press(page, 'Continue');
  await expectAlertText('No documents.');
  await expectAccessible(page);
  await press(page, 'Try again');
  await expect(page.getByRole('link', { name: 'Notice of privacy practices' })).toBeVisible();
  await page.getByRole('checkbox').check();
  clinic.failNext({ path: 'sign-consent-policies', kind: 'status', status: 409, message: 'Wait.' });
  await press(page, 'Confirm & Sign');
  await expectAlertText('Wait.');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await press(page, 'Confirm & Sign');

  await expectScreen(page, 'A few questions');
  clinic.failNext({ path: 'questionnaire', kind: 'malformed' });
  await press(page, 'Continue');
  await expectAlertText("We couldn't load this. Please try again.");
  await press(page, 'Try again');
  await page.getByLabel('What would you like help with?').fill('Sleep');
  await press(page, 'Next');
  clinic.failNext({ path: 'submit-questionnaire', kind: 'status', status: 400, message: 'No.' });
  await press(page, 'Submit');
  await expectAlertText('No.');
  await press(page, 'Back');
  await expect(page.getByLabel('What would you like help with?')).toHaveValue('Sleep');
  await expect(getAlert(page)).toHaveCount(0);
  await press(page, 'Next');
  clinic.failNext({ path: 'submit-questionnaire', kind: 'network', isReceived: true });
  await press(page, 'Submit');
  await expectAlertText(/^We couldn't tell whether your answers arrived. They are still here/);
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
});

test('D10 intake: what had no response goes again with the same key, or with another one if it was changed', async ({
  page,
  clinic,
}) => {
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/submit-questionnaire|basic-info/.test(request.url()) && request.method() !== 'GET')
      keys.push(request.headers()['idempotency-key']);
  });
  await openIntake(page);
  await submitBasicInfo(page);
  clinic.failNext({ path: 'basic-info', kind: 'network', isReceived: true });
  await field(page, 'Email').fill('nia@example.com');
  await field(page, 'Phone number').fill('2015550123');
  await press(page, 'Continue');
  await expect(getAlert(page)).toContainText('You seem to be offline');
  await page.reload();
  await expectScreen(page, 'How to reach you');
  await press(page, 'Continue');
  await expectScreen(page, 'Policies');
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);

  await signPolicies(page);
  await press(page, 'Continue');
  await page.getByLabel('What would you like help with?').fill('Sleep');
  await press(page, 'Next');
  clinic.failNext({ path: 'submit-questionnaire', kind: 'network', isReceived: true });
  await press(page, 'Submit');
  await expect(getAlert(page)).toContainText('They are still here');
  await page.reload();
  await press(page, 'Back');
  await page.getByLabel('What would you like help with?').fill('Sleep and work');
  await press(page, 'Next');
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
  expect(new Set(keys.slice(1)).size).toBe(3);
});

test('§8 intake: a refused magic code shows the expired-link page, a server error does not', async ({
  page,
  clinic,
}) => {
  // §8.intake.2
  clinic.failNext({ path: 'magic-code', kind: 'status', status: 500 });
  await page.goto(INTAKE_LINK);
  await press(page, 'Continue');
  await expect(getAlert(page)).toContainText('not answering right now');
  clinic.failNext({ path: 'magic-code', kind: 'status', status: 403 });
  await press(page, 'Continue');
  await expectScreen(page, 'This link has expired');
});

test('§5 intake: every field shows its validation errors and clears them while the user types', async ({
  page,
}) => {
  // §5.contact-info.3
  await openIntake(page);
  await press(page, 'Continue');
  await expectError(field(page, 'First name'), 'First name is required');
  await expectError(field(page, 'Last name'), 'Last name is required');
  await expectError(field(page, 'Date of birth'), 'Date of birth is required');
  // The summary does not repeat a label that the message begins with.
  await expect(
    page.getByRole('region', { name: 'There is a problem' }).getByRole('link'),
  ).toHaveText(['Enter your first name', 'Enter your last name', 'Enter your date of birth']);
  const dateOfBirth = field(page, 'Date of birth');
  for (const [text, message] of [
    ['02/30/2000', 'Please enter a valid date of birth'],
    ['01/01/2024', 'Must be at least 13 years old'],
    ['01/01/2999', 'Must be at least 13 years old'],
    ['01/01/1890', 'Year is too far in the past.'],
    ['01/01', 'Please enter a valid date of birth'],
  ] as const) {
    await dateOfBirth.fill(text);
    await expectError(dateOfBirth, message);
  }
  await expectAccessible(page);
  await field(page, 'Preferred name (optional)').fill('<img src=x onerror=alert(1)>');
  await page.getByRole('radio', { name: 'they/them/theirs' }).check();
  await press(page, 'Clear answer');
  await expect(page.getByRole('radio', { name: 'they/them/theirs' })).not.toBeChecked();
  await submitBasicInfo(page);

  const [email, phone] = [field(page, 'Email'), field(page, 'Phone number')];
  await press(page, 'Continue');
  await expectError(email, 'Invalid email address');
  await expectError(phone, 'Phone number is required');
  await email.fill('nia@example');
  await expectError(email, 'Invalid email address');
  await phone.fill('1111111111');
  await expectError(phone, 'Must be a valid phone number.');
  await expectAccessible(page);
  await phone.fill('+1 201 555 0123');
  await expect(phone).toHaveValue('(201) 555-0123');
  await submitContactInfo(page);
});

test('§3 questionnaire: shows a placeholder for an unknown type of question and allows the submit', async ({
  page,
  clinic,
  pageErrors,
  world,
}) => {
  // The question is named in the log.
  pageErrors.allow(/pages\[0\]\.items\[0\]\.type \(expected a known type, received string\)/);
  world.intakes.set('nia', {
    ...emptyIntake,
    basicInfo: {},
    consentedAt: '2026-11-01T12:00:00.000Z',
  });
  world.questionnaire = [
    {
      description: '<b>Around</b>',
      items: [{ id: 's', linkId: 'sign', text: 'Sign here', type: 'signature' }],
    },
  ];
  // Not from the sandbox, whose responses are those of docs/openapi.json.
  await page.route('**/intake/questionnaire', (route) =>
    route.fulfill({ json: { pages: world.questionnaire } }),
  );
  await openIntake(page);
  await submitBasicInfo(page);
  await submitContactInfo(page);
  await page.getByRole('checkbox').check();
  await press(page, 'Confirm & Sign');
  await press(page, 'Continue');
  await expect(page.getByRole('heading', { name: 'Around', exact: true })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Sign here' })).toContainText(
    'This question can’t be shown.',
  );
  await expectAccessible(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Payment method');
  expect(clinic.getRequests('submit-questionnaire').map(({ body }) => body)).toEqual([
    { responses: [{ linkId: 'sign', value: null }] },
  ]);
});
