import { expectAccessibleKiosk, field, LAKESIDE, TABLET } from './support/kiosk';
import { getAlert } from './support/onboarding';
import { expectScreen, press, getStorageEntries } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const NAME = 'Lakeside Behavioral Health';

test.use({ viewport: TABLET });

test('D7 clinic: shows the clinic’s logo and links to login, invite and check-in', async ({
  page,
  pageErrors,
}) => {
  // §2.clinic.1
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.goto('/clinics/lakeside');
  await expectScreen(page, NAME);
  await expect(page).toHaveTitle(`${NAME} · Stillwater`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('img', { name: 'Clinic logo' })).toBeVisible();
  await expect(page.getByText(/911/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);
  await expectAccessibleKiosk(page);
  for (const link of await page.getByRole('main').getByRole('listitem').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56);

  for (const [name, heading] of [
    ['Log in', 'Log in'],
    ['I have an invite', 'Find your account'],
    ['Check in', LAKESIDE],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click();
    await expectScreen(page, heading);
    await page.goBack();
    await expectScreen(page, NAME);
  }
});

test('D7 clinic: Restart resets the page and signs the user out', async ({
  page,
  clinic,
  pageErrors,
}) => {
  // §2.clinic.1
  pageErrors.allow(/401 \(Unauthorized\)/);
  await signInAs(page, 'ada');
  await page.goto('/clinics/lakeside');
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expectScreen(page, 'Hi, Ada');
  await page.goBack();
  await expectScreen(page, NAME);
  await press(page, 'Restart');
  await expectScreen(page, NAME);
  await expect.poll(() => clinic.getRequests('sign-out').length).toBe(1);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expectScreen(page, 'Log in');
  await expect(field(page, 'Email')).toHaveValue('');
  expect(JSON.stringify(await getStorageEntries(page))).not.toMatch(/access-|refresh-|Ada/);
});

test('D7 clinic: Restart ends a session that another document opened, and resets the language', async ({
  page,
  clinic,
  world,
}) => {
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await page.goto('/clinics/lakeside?lang=es');
  await expectScreen(page, NAME);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await expectScreen(page, NAME);
  await press(page, 'Empezar de nuevo');
  await expect(page.getByRole('button', { name: 'Restart' })).toBeVisible();
  await expect(page).toHaveURL(/\/clinics\/lakeside$/);
  await page.getByRole('link', { name: 'Log in', exact: true }).click();
  await expectScreen(page, 'Log in');
  expect(clinic.getRequests('sign-out')).toHaveLength(1);
  expect([...world.sessions.open.values()]).toEqual([]);
  await page.reload();
  await expectScreen(page, 'Log in');
  expect(await getStorageEntries(page)).toEqual([]);
});

test('D7 clinic: encodes the id, and shows an error for a clinic that is unknown or cannot be loaded', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/404/);
  await page.goto(`/clinics/${encodeURIComponent('north bay/2')}`);
  await expectScreen(page, 'North Bay Counseling');
  await expect(page.getByRole('banner').getByText('Stillwater')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Check in', exact: true })).toHaveAttribute(
    'href',
    '/kiosk/north%20bay%2F2',
  );

  await page.goto('/clinics/nowhere');
  await expect(
    page.getByText('Could not find clinic: nowhere. Are you sure you have the right URL?'),
  ).toBeVisible();
  await expectAccessibleKiosk(page);

  clinic.failNext({ path: 'clinic', kind: 'status', status: 403, message: 'Closed.' });
  await page.goto('/clinics/lakeside');
  await expect(getAlert(page)).toHaveText('Closed.');
  await expectAccessibleKiosk(page);
  clinic.failNext({ path: 'clinic', kind: 'network', times: 2 });
  await press(page, 'Try again');
  await expect(page.getByText(/You seem to be offline/)).toBeVisible();
  await press(page, 'Try again');
  await expectScreen(page, NAME);
});
