import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test('§4 public user gate: shows the consent, an error if it cannot be saved, and opens once it is', async ({
  page,
  clinic,
}) => {
  await page.goto(assessmentsUrl('devi'));
  await expectScreen(page, 'Consent');
  await expect(page).toHaveTitle('Consent · Stillwater');
  await expect(page.getByRole('listitem')).toHaveText([
    /^Your clinic asks/,
    /to read$/,
    'Your answers go to your care team.',
    'They become part of your health record.',
    'You can stop at any time.',
  ]);
  const link = page.getByRole('link', { name: 'notice of privacy practices' });
  await expect(link).toHaveAttribute('href', 'https://clinic.example/privacy');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);

  const fault = { kind: 'status', status: 503, message: 'Later, please.' } as const;
  clinic.failNext({ path: 'accept-consent', ...fault });
  await press(page, 'I agree');
  await expect(page.getByRole('alert')).toHaveText('Later, please.');
  await expectAccessible(page);
  clinic.failNext({ path: 'accept-consent', kind: 'network' });
  await press(page, 'I agree');
  await expect(page.getByRole('alert')).toContainText(/record your consent/);
  expect(clinic.getRequests('accept-consent')).toHaveLength(2);
  await press(page, 'I agree');
  await expectScreen(page, 'GAD-7');
  expect(clinic.getRequests('accept-consent')).toHaveLength(3);
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
  await expect(page.getByRole('listitem')).toHaveText([
    /^Your clinic asks/,
    /to read$/,
    'Your answers go to your care team.',
    'They become part of your health record.',
    'You can stop at any time.',
  ]);
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

test('§8 reads: are retried once on a network error, and show an error if that fails too', async ({
  page,
  clinic,
}) => {
  clinic.failNext({ path: 'consent-info', kind: 'network', times: 2 });
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'Something went wrong');
  await expect(page.getByRole('alert')).toHaveText("We couldn't load this. Please try again.");
  await expect(page.getByText(/offline/)).toBeVisible();
  await expectAccessible(page);
  expect(clinic.getRequests('consent-info')).toHaveLength(2);
  await press(page, 'Try again');
  await expectScreen(page, 'PHQ-9');
});
