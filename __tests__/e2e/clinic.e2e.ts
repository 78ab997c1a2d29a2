import { TABLET } from './support/kiosk';
import { expectScreen, press, getStorageEntries } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const NAME = 'Lakeside Behavioral Health';

test.use({ viewport: TABLET });

test('D7 clinic: everything that a visitor can do is at least 56 px high', async ({ page }) => {
  await page.goto('/clinics/lakeside');
  await expectScreen(page, NAME);
  for (const link of await page.getByRole('main').getByRole('listitem').all())
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56);
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
