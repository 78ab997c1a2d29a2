import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

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
});
