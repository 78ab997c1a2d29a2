import { expectAccessible } from './support/expect-accessible';
import { expectScreen, heading } from './support/screens';
import { expect, test } from './support/test';

test('§2 /patients/{patientId}/assessments: redirects to the user’s assessments and keeps the query', async ({
  page,
  clinic,
}) => {
  // §2.patient-link.1
  await page.goto('/patients/patient-ada/assessments?context=email&assessments=gad-7&more=%2Fx');
  await expectScreen(page, 'GAD-7');
  await expect(page).toHaveURL('/user/ada/assessments?context=email&assessments=gad-7&more=%2Fx');
  expect(clinic.getRequests('kiosk-patient')).toMatchObject([
    { path: '/v1/public-api/kiosk/patients/patient-ada' },
  ]);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('§2 /patients/{patientId}/assessments: shows the server’s message, and follows no user id like ".."', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404 \(Not Found\)|not have the expected shape/);
  await page.goto('/patients/nobody/assessments');
  await expectScreen(page, "We can't find this link");
  await expect(page.getByRole('alert')).toHaveText('We could not find this patient.');
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(page);

  await page.route('**/kiosk/patients/**', (route) =>
    route.fulfill({ json: { id: 'p', userId: '..' } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText("We couldn't load this. Please try again.");
  await expect(page).toHaveURL('/patients/nobody/assessments');
});

test('§2 /assessment-preview: shows the form with Submit disabled, or that the link is not available', async ({
  page,
  clinic,
}) => {
  // §2.previews.1
  await page.goto('/assessment-preview?assessment=sleep-and-habits');
  await expectScreen(page, 'Sleep and habits');
  await expect(page.getByRole('group')).toHaveCount(9);
  await page.getByRole('checkbox', { name: 'Noise or light' }).check();
  await page.getByRole('checkbox', { name: 'None of these' }).check();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeDisabled();
  await expect(submit).toHaveAccessibleDescription(/preview/);
  await page.getByRole('spinbutton').first().fill('3');
  await page.keyboard.press('Enter');
  await expectAccessible(page);
  expect(clinic.getRequests().map(({ endpoint }) => endpoint)).toEqual(['assessments']);

  await page.goto('/assessment-preview?assessment=no-such-thing');
  await expectScreen(page, 'This link is no longer available');
  await expectAccessible(page);
});

test('an unknown path shows the not-found page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expectScreen(page, 'Page not found');
  await expect(page).toHaveTitle('Page not found · Stillwater');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Go to the start page' }),
  ).toBeVisible();
  await expect(heading(page)).toHaveCount(1);
  await expectAccessible(page);
});
