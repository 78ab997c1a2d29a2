import { expectSameLook, openFirstView } from './support/first-view';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

for (const [language, query, name] of [
  ['English', '', 'Progress'],
  ['Spanish', '?lang=es', 'Progreso'],
] as const)
  test(`§9, D12: progress in ${language} looks the same before and after the app has loaded`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await signInAs(page, 'ada');
    const startApp = await openFirstView(page, `/progress${query}`, name);
    await expectSameLook(page, startApp);
  });

test('§9: a time range pressed before the app has loaded is shown by it, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 400 });
  await signInAs(page, 'ada');
  const startApp = await openFirstView(page, '/progress', 'Progress');
  await expect(page.getByRole('img', { name: /^Line chart: lifestyle/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Month', exact: true }).press('Space');
  await expect(page.getByRole('radio', { name: 'Week' })).toBeChecked();
  const print = page.getByRole('button', { name: 'Print' });
  await print.scrollIntoViewIfNeeded();
  const getTop = async () => (await print.boundingBox())?.y ?? 0;
  const top = await getTop();
  await startApp();
  await expect(page.getByRole('img', { name: /lifestyle over the past month$/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Month', exact: true })).toBeChecked();
  // The sentences above may have fewer lines now: the browser scrolls by as much.
  expect(Math.abs((await getTop()) - top)).toBeLessThan(2);
});
