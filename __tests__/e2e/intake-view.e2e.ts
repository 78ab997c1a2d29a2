import { expectSameLook, openFirstView } from './support/first-view';
import { expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

for (const [query, name] of [
  ['', 'Welcome'],
  ['&lang=es', 'Le damos la bienvenida'],
] as const)
  test(`§4, D12: the first step of the intake${query} looks the same before and after the app has loaded`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    const startApp = await openFirstView(page, `/intake?code=intake-nia${query}`, name);
    await expectSameLook(page, startApp);
  });

test('§4 intake: Continue before the app has loaded opens the next step, and the address has no code', async ({
  page,
}) => {
  const startApp = await openFirstView(page, '/intake?code=intake-nia', 'Welcome');
  await expect(page).toHaveURL('/intake');
  await press(page, 'Continue');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-busy', 'true');
  await startApp();
  await expectScreen(page, 'About you');
});
