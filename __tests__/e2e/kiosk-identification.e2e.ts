import type { Clinic } from './support/clinic';
import { configure } from './support/configure';
import { pauseRequests } from './support/pause-requests';
import {
  ADA,
  expectAccessibleKiosk,
  expectFreshKiosk,
  expectLargeTargets,
  field,
  KAI,
  LAKESIDE,
  openKiosk,
  identify,
  TABLET,
  TWIN,
} from './support/kiosk';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test.use({ viewport: TABLET });

/** The bodies of the requests that look a visitor up. */
const getLookups = (clinic: Clinic) =>
  clinic.getRequests('identify-patient').map(({ body }) => body);

test('§9 kiosk: targets are at least 56 px high', async ({ page }) => {
  await openKiosk(page);
  await identify(page, TWIN);
  await expect(field(page, 'Phone number')).toBeFocused();
  await expectLargeTargets(page);
  await field(page, 'Phone number').fill('2015550132');
  await press(page, 'Continue');
  await expectScreen(page, 'GAD-7');
  await expectLargeTargets(page);
  await page.getByRole('link', { name: 'Safety Net', exact: true }).click();
  await expectScreen(page, 'Your Safety Net');
  await expectLargeTargets(page);
});

test('§2 kiosk: shows the legal pages in a dialog; Restart clears the input and ignores a pending lookup', async ({
  page,
  clinic,
  pageErrors,
}) => {
  // §2.kiosk.2
  await configure(page, { termsUrl: 'https://legal.example.com/terms' });
  await openKiosk(page);
  await field(page, 'Last name').fill('Okafor');
  const privacy = page.getByRole('link', { name: 'Privacy Policy', exact: true });
  await expect(privacy).toHaveAttribute('href', '/legal/privacy.html');
  await privacy.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('What we ask for, and why')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  await expectAccessibleKiosk(page);
  await press(page, 'Close');
  await expect(privacy).toBeFocused();

  await page.getByRole('link', { name: 'Terms', exact: true }).click();
  await expect(dialog.getByText('https://legal.example.com/terms')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(field(page, 'Last name')).toHaveValue('Okafor');
  await expect(page).toHaveURL('/kiosk/lakeside');
  expect(pageErrors.unexpected).toEqual([]);

  const release = await pauseRequests(page, '**/identify-patient-attributes');
  await identify(page, KAI);
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await press(page, 'Restart');
  await expectFreshKiosk(page);
  await field(page, 'Last name').fill('Nwosu');
  release();
  await page.unroute('**/identify-patient-attributes');
  await field(page, 'Date of birth').fill(ADA.dateOfBirth);
  await expectScreen(page, LAKESIDE);
  await press(page, 'Continue');
  await expect(page).toHaveURL(/\/user\/ada\/assessments/);
  expect(getLookups(clinic).at(-1)).toMatchObject({ lastName: 'Nwosu' });
});
