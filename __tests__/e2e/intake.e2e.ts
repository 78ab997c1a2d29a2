import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import {
  expectProgress,
  INTAKE_LINK,
  openIntake,
  reachPayment,
  reachPolicies,
} from './support/intake';
import { field } from './support/onboarding';
import { fillCard } from './support/payment';
import { expectScreen, press, question, getStorageEntries } from './support/screens';
import { signInAs } from './support/sign-in';
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'I have read and agree to these policies' }).check();
  await expect(sign).toHaveAccessibleDescription('');
  await sign.dblclick();

  await expectScreen(page, 'A few questions');
  await expectProgress(page, 'QUESTIONNAIRE_INTRO');
  expect(clinic.getRequests('sign-consent-policies').map(({ body }) => body)).toEqual([
    { consented: true, policyIds: ['policy-privacy', 'policy-terms', 'policy-elsewhere'] },
  ]);
  await expectAccessible(page);
  await press(page, 'Continue');

  await expectScreen(page, 'Questionnaire');
  await expectProgress(page, 'QUESTIONNAIRE');
  await page.getByLabel('What would you like help with?').fill('Sleep');
  await question(page, 'Which of these fit?').getByRole('checkbox', { name: 'Worry' }).check();
  await question(page, 'Have you been in care before?')
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await expectAccessible(page);
  await press(page, 'Next');
  const someone = question(page, 'Someone we may call in an emergency');
  await someone.getByLabel('Their name').fill('Ada');
  await question(page, 'When to call them').getByRole('checkbox', { name: 'Weekends' }).check();
  await expectAccessible(page);
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
  await expectAccessible(page);
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
  await expectAccessible(page);
});

test('§4 INTRO: redirects to /intake/completed if the intake is already completed', async ({
  page,
}) => {
  // §2.intake.3
  await page.goto('/intake?code=intake-omar');
  await press(page, 'Continue');
  await expectScreen(page, 'You have already completed your intake');
  await page.reload();
  await expectScreen(page, 'You have already completed your intake');
});

test('§2 expired link: sends a new link, also after a reload and a failed attempt', async ({
  page,
  clinic,
  pageErrors,
  world,
}) => {
  // §2.intake.2, §8.intake.1
  pageErrors.allow(/401/);
  await page.goto('/intake?code=intake-nia-expired');
  await press(page, 'Continue');
  await expectScreen(page, 'This link has expired');
  await expect(page).toHaveURL('/intake/expired-link');
  await page.reload();
  clinic.failNext({ path: 'resend-magic-link', kind: 'status', status: 404 });
  await press(page, 'Resend Link');
  await expect(
    page.getByText('Error: Failed to send link, you may have an invalid code.'),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Resend Link' }).dblclick();
  await expect(page.getByText('A new link has been sent.')).toBeFocused();
  expect(clinic.getRequests('resend-magic-link').map(({ body }) => body)).toEqual([
    { expiredCode: 'intake-nia-expired' },
    { expiredCode: 'intake-nia-expired' },
  ]);
  await expectAccessible(page);
  const code = world.outbox.at(-1)?.code ?? '';
  await page.goto(`/intake?code=${code}`);
  await press(page, 'Continue');
  await expectScreen(page, 'About you');
});

test('D9 intake: without a code the expired-link page does not offer a new link', async ({
  page,
}) => {
  for (const path of ['/intake', '/intake?code=', '/intake/expired-link']) {
    await page.goto(path);
    await expectScreen(page, 'This link has expired');
    await expect(page).toHaveURL('/intake/expired-link');
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  await page.goto('/intake/expired-link?code=intake-nia-expired');
  await press(page, 'Resend Link');
  await expect(page.getByText('A new link has been sent.')).toBeVisible();
  await expect(page).toHaveURL('/intake/expired-link');
});

test('D9 intake: links policies on our own or a trusted origin, and shows others without a link', async ({
  page,
}) => {
  await configure(page, { trustedOrigins: ['https://documents.example'] });
  const policy = (id: string, url: string, description: string | null = null) => ({
    id,
    description,
    fileName: `${id}.pdf`,
    url,
  });
  const hostile = [
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//evil.example/x',
    '/\\evil.example',
    'https://documents.example.evil.example/x',
    'https://documents.example@evil.example/x',
    'http://documents.example/x',
  ];
  const policies = [
    policy('own', '/legal/privacy.html', 'Privacy'),
    policy('trusted', 'https://documents.example/a.pdf', '<b>Telehealth</b>'),
    ...hostile.map((url, index) => policy(`hostile-${index}`, url)),
  ];
  // Not from the sandbox, whose responses are those of docs/openapi.json.
  await page.route('**/intake/policies', (route) => route.fulfill({ json: policies }));
  await reachPolicies(page);
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['Privacy', '<b>Telehealth</b>']);
  await expect(links.last()).toHaveAttribute('href', 'https://documents.example/a.pdf');
  await expect(links.last()).toHaveAttribute('rel', /noopener/);
  for (const [index] of hostile.entries())
    await expect(page.getByText(`hostile-${index}.pdf`)).toBeVisible();
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

test('D3 intake: does not affect the session of a signed-in user, and does not use it', async ({
  page,
  clinic,
  context,
  pageErrors,
}) => {
  pageErrors.allow(/401/);
  await signInAs(page, 'ada');
  await page.goto('/settings/account');
  await expectScreen(page, 'Account');
  const second = await context.newPage();
  await openIntake(second);
  await page.reload();
  await expectScreen(page, 'Account');
  await expect(page.getByText('Nia')).toHaveCount(0);
  clinic.failNext({ path: 'basic-info', kind: 'status', status: 401, times: 2 });
  clinic.failNext({ path: 'refresh-token', kind: 'status', status: 401 });
  await field(second, 'First name').fill('Nia');
  await field(second, 'Last name').fill('Okafor');
  await field(second, 'Date of birth').fill('03/09/1994');
  await press(second, 'Continue');
  await field(second, 'Email').fill('nia@example.com');
  await field(second, 'Phone number').fill('2015550123');
  await press(second, 'Continue');
  await expectScreen(second, 'This link has expired');
  expect(JSON.stringify(await getStorageEntries(second))).not.toMatch(/access/);
  await second.goto(INTAKE_LINK);
  await press(second, 'Continue');
  await expectScreen(second, 'About you');
  await expect(field(second, 'First name')).toHaveValue('Nia');
  await page.reload();
  await expectScreen(page, 'Account');
});

test('§8 intake: signing out on this device also ends the intake', async ({ page, context }) => {
  await signInAs(page, 'ada');
  await page.goto('/settings/account');
  const second = await context.newPage();
  await openIntake(second);
  await press(page, 'Sign Out');
  await expectScreen(page, 'Log in');
  await expectScreen(second, 'This link has expired');
  expect(JSON.stringify(await getStorageEntries(second))).not.toMatch(/intake/);
});
