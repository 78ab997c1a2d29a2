import { expectSameLook, openFirstView } from './support/first-view';
import { expectScreen } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

for (const [id, query, name] of [
  ['low-mood', '', 'Low mood'],
  ['lifestyle', '?lang=es', 'Lifestyle correlates'],
] as const)
  test(`§4, D12: the check-in ${id} looks the same before and after the app has loaded`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await signInAs(page, 'ada');
    const startApp = await openFirstView(page, `/check-ins/${id}${query}`, name);
    await expectSameLook(page, startApp);
  });

test('§4: answers and Next before the app has loaded; the app goes on with them', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  const startApp = await openFirstView(page, '/check-ins/lifestyle', 'Lifestyle correlates');
  await page.getByRole('slider', { name: 'Energy' }).press('End');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('slider', { name: 'Positivity' })).toBeVisible();
  await startApp();
  await page.goBack();
  await expect(page.getByRole('slider', { name: 'Energy' })).toHaveValue('2');
  await expectScreen(page, 'Lifestyle correlates');
});
