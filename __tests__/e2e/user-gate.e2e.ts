import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const tryAgain = 'Try again';

test('§4 public user gate: shows the text of the consent, and opens after the user agrees', async ({
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

test('§4 public user gate: the consent is still shown after two hours on the safety net', async ({
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

test('§4 public user gate: shows an error if the consent cannot be saved, and retries on the next press', async ({
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

test('§4 public user gate: the consent text cannot run scripts, load resources or cover the page', async ({
  page,
  pageErrors,
}) => {
  // The browser logs what its CSP blocks while the sanitiser parses the text.
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

test('§4 public user gate: asks for consent first, then for the date of birth', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('fatima'));
  await expectScreen(page, 'Consent');
  await expect(page.getByText(/care team at Lakeside/)).toBeVisible();
  await press(page, 'I agree');
  await expectScreen(page, 'Verify your date of birth');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(clinic.getRequests('birthday-verification')).toEqual([]);
});

test('§9 flags: without assessment_birthday_confirmation the gate does not ask for the date of birth (§9.flags.2)', async ({
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

test('§8 public user load failure: shows the server’s message and Try again for an unknown user (§8.public-user.1)', async ({
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
  ['status', /did nothing wrong/],
] as const)
  test(`§8 reads: are retried once on a ${kind} error, and show an error if that fails too`, async ({
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

test('§9 query retry: a single failed read shows no error', async ({ page, clinic }) => {
  clinic.failNext({ path: 'assigned-assessments', kind: 'network' });
  clinic.failNext({ path: 'consent-info', kind: 'status', status: 502 });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  expect(clinic.getRequests('assigned-assessments')).toHaveLength(2);
  expect(clinic.getRequests('consent-info')).toHaveLength(2);
});
