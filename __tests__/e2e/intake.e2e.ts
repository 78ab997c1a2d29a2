import { expectProgress, INTAKE_LINK, openIntake, reachPayment } from './support/intake';
import { field } from './support/onboarding';
import { fillCard } from './support/payment';
import { expectScreen, press, question, getStorageEntries } from './support/screens';
import { expect, test } from './support/test';

test.setTimeout(90_000);

test('§4 intake: can be completed step by step, and submits every value', async ({
  page,
  clinic,
}) => {
  // §5.basic-info.6
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(INTAKE_LINK);
  await expectScreen(page, 'Welcome');
  await expect(page.getByText('Lakeside Behavioral Health')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Clinic logo' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);
  await expect(page).toHaveURL('/intake');
  await expectProgress(page, 'INTRO');
  expect(clinic.getRequests('magic-code')).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).dblclick();

  await expectScreen(page, 'About you');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(clinic.getRequests('magic-code').map(({ body }) => body)).toEqual([
    { magicCode: 'intake-nia' },
  ]);
  await expectProgress(page, 'BASIC_INFO');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Back' })).toHaveCount(0);
  await press(page, 'Continue');
  for (const text of ['Enter your first name', 'Enter your last name', 'Enter your date of birth'])
    await expect(page.getByRole('link', { name: text })).toBeVisible();
  await expect(page.getByText('Must be at least 13 years old', { exact: true })).toBeVisible();
  await expect(field(page, 'Date of birth')).toHaveAccessibleDescription(
    /Must be at least 13 years old MM\/DD\/YYYY/,
  );
  await field(page, 'First name').fill(' Nia ');
  await field(page, 'Last name').fill('Okafor');
  await field(page, 'Preferred name (optional)').fill('N');
  await field(page, 'Date of birth').fill('03091994');
  await question(page, 'Pronouns').getByRole('radio', { name: 'she/her/hers' }).check();
  await press(page, 'Continue');

  await expectScreen(page, 'How to reach you');
  await expectProgress(page, 'CONTACT_INFO');
  expect(clinic.getRequests('basic-info')).toEqual([]);
  await press(page, 'Continue');
  await expect(page.getByRole('link', { name: 'Enter your email' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter your phone number' })).toBeVisible();
  await field(page, 'Email').fill('nia@example.com');
  await field(page, 'Phone number').fill('2015550123');
  await expect(field(page, 'Phone number')).toHaveValue('(201) 555-0123');
  await page.getByRole('button', { name: 'Continue' }).dblclick();

  await expectScreen(page, 'Policies');
  await expectProgress(page, 'POLICIES');
  expect(clinic.getRequests('basic-info').map(({ body }) => body)).toEqual([
    {
      firstName: 'Nia',
      lastName: 'Okafor',
      preferredName: 'N',
      email: 'nia@example.com',
      dateOfBirth: '1994-03-09',
      phoneNumber: '+12015550123',
      pronoun: 'she/her/hers',
    },
  ]);
  const sign = page.getByRole('button', { name: 'Confirm & Sign' });
  await expect(sign).toBeDisabled();
  await expect(sign).toHaveAccessibleDescription('Check the box above to sign.');
  await page.getByRole('checkbox', { name: 'I have read and agree to these policies' }).check();
  await expect(sign).toHaveAccessibleDescription('');
  await sign.dblclick();

  await expectScreen(page, 'A few questions');
  await expectProgress(page, 'QUESTIONNAIRE_INTRO');
  expect(clinic.getRequests('sign-consent-policies').map(({ body }) => body)).toEqual([
    { consented: true, policyIds: ['policy-privacy', 'policy-terms', 'policy-elsewhere'] },
  ]);
  await press(page, 'Continue');

  await expectScreen(page, 'Questionnaire');
  await expectProgress(page, 'QUESTIONNAIRE');
  await page.getByLabel('What would you like help with?').fill('Sleep');
  await question(page, 'Which of these fit?').getByRole('checkbox', { name: 'Worry' }).check();
  await question(page, 'Have you been in care before?')
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await press(page, 'Next');
  const someone = question(page, 'Someone we may call in an emergency');
  await someone.getByLabel('Their name').fill('Ada');
  await question(page, 'When to call them').getByRole('checkbox', { name: 'Weekends' }).check();
  await page.getByRole('button', { name: 'Submit' }).dblclick();

  await expectScreen(page, 'Payment method');
  await expectProgress(page, 'PAYMENT');
  expect(clinic.getRequests('submit-questionnaire').map(({ body }) => body)).toEqual([
    {
      responses: [
        { linkId: 'reason', value: 'Sleep' },
        { linkId: 'topics', value: ['Worry'] },
        { linkId: 'care-before', value: 'No' },
        { linkId: 'someone.name', value: 'Ada' },
        { linkId: 'someone.phone', value: null },
        { linkId: 'someone.knows', value: null },
        { linkId: 'someone.times.days', value: ['Weekends'] },
        { linkId: 'medicines', value: null },
      ],
    },
  ]);
  await press(page, 'Skip this step');

  await expectScreen(page, 'Check-in complete');
  await expectProgress(page, 'COMPLETED');
  await expect(page.getByText(/close this window/)).toBeVisible();
  await expect(page.getByText(/^Thank you\. Lakeside Behavioral Health now has/)).toBeVisible();
  expect(await getStorageEntries(page)).toEqual([]);
  const ownOrigin = new URL(page.url()).origin;
  expect(
    requests.filter((url) => !url.startsWith(ownOrigin) && !/^(data|blob):/.test(url)),
  ).toEqual([]);
});

test('§4 COMPLETED: after saving a card, a reload and Back stay on the last page', async ({
  page,
}) => {
  await reachPayment(page);
  await fillCard(page, '4242 4242 4242 4242');
  await press(page, 'Save card');
  await expectScreen(page, 'Check-in complete');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('intake-nia');
  await page.reload();
  await expectScreen(page, 'Check-in complete');
  for (let times = 0; times < 3; times += 1) await page.goBack();
  await expectScreen(page, 'Check-in complete');
  await page.goto(INTAKE_LINK);
  await press(page, 'Continue');
  await expectScreen(page, 'You have already completed your intake');
  await expect(page).toHaveURL('/intake/completed');
});

test('§4 intake: deletes the stored data of another link before rendering', async ({ page }) => {
  // §4.intro.4
  await openIntake(page);
  await field(page, 'First name').fill('Nia');
  await page.goto('/intake?code=intake-omar');
  await expectScreen(page, 'Welcome');
  expect(JSON.stringify(await getStorageEntries(page))).not.toMatch(/intake-nia|Nia|access/);
  await page.goto('/magic-link?code=magic-ada');
  await expectScreen(page, 'Hi, Ada');
  await page.goto(INTAKE_LINK);
  await expectScreen(page, 'Welcome');
  expect(JSON.stringify(await getStorageEntries(page))).not.toMatch(/magic-ada|access/);
});
