import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const tryAgain = 'Try again';

test('§4 public user gate: consent shows its copy, and opens when it is agreed to', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('devi'));
  await expectScreen(page, 'Consent');
  await expect(page).toHaveTitle('Consent · Stillwater');
  await expect(page.getByRole('listitem')).toHaveCount(3);
  const link = page.getByRole('link', { name: 'notice of privacy practices' });
  await expect(link).toHaveAttribute('href', 'https://clinic.example/privacy');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
  await press(page, 'I agree');
  await expectScreen(page, 'GAD-7');
  expect(clinic.getRequests('accept-consent')).toHaveLength(1);
});

test('§4 public user gate: what is agreed to still stands there after a long look at the safety net', async ({
  page,
  clinic,
}) => {
  await page.clock.install();
  await page.goto(assessmentsUrl('devi'));
  await expectScreen(page, 'Consent');
  expect(clinic.getRequests('consent-info')).toHaveLength(1);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await page.clock.fastForward('02:00:00');
  clinic.failNext({ path: /public-api/, kind: 'network', times: 9 });
  await page.getByRole('button', { name: 'Back' }).click();
  await expectScreen(page, 'Consent');
  await expect(page.getByRole('listitem')).toHaveCount(3);
});

test('§4 public user gate: consent that fails says why and can be pressed again', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('devi'));
  await expectScreen(page, 'Consent');
  clinic.failNext({
    path: 'accept-consent',
    kind: 'status',
    status: 503,
    message: 'Later, please.',
  });
  await press(page, 'I agree');
  await expect(page.getByRole('alert')).toHaveText('Later, please.');
  await expectAccessible(page);
  clinic.failNext({ path: 'accept-consent', kind: 'network' });
  await press(page, 'I agree');
  await expect(page.getByRole('alert')).toContainText(/record your consent/);
  expect(clinic.getRequests('accept-consent')).toHaveLength(2);
  await press(page, 'I agree');
  await expectScreen(page, 'GAD-7');
});

test('§4 public user gate: a hostile consent copy neither runs nor reaches out', async ({
  page,
  pageErrors,
}) => {
  // While the sanitiser reads the copy the browser says what it refuses to run.
  pageErrors.allow(/violates the following Content Security Policy/);
  await page.goto(assessmentsUrl('hal'));
  await expectScreen(page, 'Consent');
  const main = page.getByRole('main');
  await expect(main.getByText('Please read this.')).toBeVisible();
  await expect(main.getByText('Over everything')).toHaveCSS('position', 'static');
  await expect(main.locator('script, img, iframe, form, input')).toHaveCount(0);
  await expect(main.locator('[href^="javascript"]')).toHaveCount(0);
  await expect(page).toHaveTitle('Consent · Stillwater');
  await expectAccessible(page);
});

test('§4 public user gate: consent comes first, then date of birth', async ({ page, clinic }) => {
  await page.goto(assessmentsUrl('fatima'));
  await expectScreen(page, 'Consent');
  await expect(page.getByText(/care team at Lakeside/)).toBeVisible();
  await press(page, 'I agree');
  await expectScreen(page, 'Verify your date of birth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(clinic.getRequests('birthday-verification')).toEqual([]);
});

test('§9 flags: without assessment_birthday_confirmation no date of birth is asked for', async ({
  page,
  clinic,
}) => {
  await configure(page, { flags: { assessment_birthday_confirmation: false } });
  await page.goto(assessmentsUrl('elias'));
  await expectScreen(page, 'PHQ-9');
  expect(clinic.getRequests('birthday-verification-status')).toEqual([]);
});

for (const endpoint of ['public-user', 'consent-info', 'birthday-verification-status'])
  test(`§4 public user gate: stays closed while ${endpoint} fails, and opens on Try again`, async ({
    page,
    clinic,
  }) => {
    clinic.failNext({ path: endpoint, kind: 'status', status: 403, message: 'Not from here.' });
    await page.goto(assessmentsUrl('ada'));
    await expectScreen(page, 'Something went wrong');
    await expect(page.getByRole('alert')).toHaveText('Not from here.');
    expect(clinic.getRequests(endpoint)).toHaveLength(1);
    await expectAccessible(page);
    await press(page, tryAgain);
    await expectScreen(page, 'PHQ-9');
  });

test('§8 public user load failure: an unknown user reads the server’s message, with Try again', async ({
  page,
  pageErrors,
  clinic,
}) => {
  pageErrors.allow(/404 \(Not Found\)/);
  await page.goto(assessmentsUrl('nobody'));
  await expect(page.getByRole('alert')).toHaveText(/could not find anyone for this link/);
  await expectAccessible(page);
  const before = clinic.getRequests('public-user').length;
  await press(page, tryAgain);
  await expect(page.getByRole('alert')).toHaveText(/could not find anyone for this link/);
  expect(clinic.getRequests('public-user').length).toBeGreaterThan(before);
});

for (const [kind, text] of [
  ['network', /offline/],
  ['status', /nothing that you did/],
] as const)
  test(`§8 reads: are tried once more on ${kind}, and say what happened when that fails too`, async ({
    page,
    clinic,
  }) => {
    clinic.failNext({ path: 'consent-info', kind, message: null, times: 2 });
    await page.goto(assessmentsUrl('ada'));
    await expect(page.getByRole('alert')).toHaveText("We couldn't load this. Please try again.");
    await expect(page.getByText(text)).toBeVisible();
    await expectAccessible(page);
    expect(clinic.getRequests('consent-info')).toHaveLength(2);
    await press(page, tryAgain);
    await expectScreen(page, 'PHQ-9');
  });

test('§9 query retry: one failed read is not seen by anybody', async ({ page, clinic }) => {
  clinic.failNext({ path: 'assigned-assessments', kind: 'network' });
  clinic.failNext({ path: 'consent-info', kind: 'status', status: 502 });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  expect(clinic.getRequests('assigned-assessments')).toHaveLength(2);
  expect(clinic.getRequests('consent-info')).toHaveLength(2);
});
