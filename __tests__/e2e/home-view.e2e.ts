import { expectSameLook, openFirstView } from './support/first-view';
import { expectScreen } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

for (const [userId, query, name] of [
  ['ada', '', 'Hi, Ada'],
  ['sams-mother', '?lang=es', 'Hola, Rosa'],
] as const)
  test(`§2, D12: the home page of ${userId} looks the same before and after the app has loaded`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route(/\.woff2$/, (route) => route.abort());
    await signInAs(page, userId);
    const startApp = await openFirstView(page, `/${query}`, name);
    await expectSameLook(page, startApp);
  });

test('§2: a press on an assessment before the app has loaded opens it when it has', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  const startApp = await openFirstView(page, '/', 'Hi, Ada');
  expect(await page.title()).toBe('Home · Stillwater');
  const link = page.getByRole('link', { name: 'GAD-7' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await startApp();
  await expectScreen(page, 'GAD-7');
});
