import { expectSameLook, openFirstView } from './support/first-view';
import { ADA, expectFreshKiosk, field, LAKESIDE, TABLET } from './support/kiosk';
import { expectScreen, getStorageEntries, press } from './support/screens';
import { expect, test } from './support/test';

test.use({ viewport: TABLET });

for (const [query, name] of [
  ['', LAKESIDE],
  ['?lang=es', 'Le damos la bienvenida a Lakeside Behavioral Health'],
] as const)
  test(`§2, D12: /kiosk/lakeside${query} looks the same before and after the app has loaded`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    const startApp = await openFirstView(page, `/kiosk/lakeside${query}`, name);
    await expectSameLook(page, startApp);
  });

test('§5 kiosk: a visitor who is there before the app is found with what the fields then hold', async ({
  page,
  clinic,
}) => {
  const startApp = await openFirstView(page, '/kiosk/lakeside', LAKESIDE);
  await expect(page).toHaveTitle(`${LAKESIDE} · Stillwater`);
  await field(page, 'Last name').pressSequentially(ADA.lastName);
  await field(page, 'Date of birth').pressSequentially('051719');
  await expect(field(page, 'Date of birth')).toHaveValue('05/17/19');
  await press(page, 'Continue');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await field(page, 'Date of birth').press('End');
  await page.keyboard.type('90');
  expect(await getStorageEntries(page)).toEqual([]);
  await startApp();
  await expectScreen(page, 'PHQ-9');
  expect(clinic.getRequests('identify-patient')).toMatchObject([
    { body: { lastName: ADA.lastName, dateOfBirth: '1990-05-17' } },
  ]);
});

test('D7 kiosk: Restart before the app has loaded leaves nothing that was typed', async ({
  page,
}) => {
  const startApp = await openFirstView(page, '/kiosk/lakeside', LAKESIDE);
  await field(page, 'Last name').fill(ADA.lastName);
  await press(page, 'Restart');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Nwosu');
  await expect(page.getByLabel('Last name')).toHaveValue('');
  await startApp();
  await expectFreshKiosk(page);
});
