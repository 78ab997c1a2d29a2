import type { Page } from '@playwright/test';
import { configure, imitateOldBrowser, withoutInlineScripts } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { getAppFiles } from './support/first-view';
import { pauseRequests } from './support/pause-requests';
import { answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** Waits until the safety net is preloaded, which is the last request that a screen makes on its own. */
async function waitForPreload(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/safety-net')),
  );
}

/** Makes all lazy chunks return 404, as after a deployment while the page is open. */
async function failLazyChunks(page: Page): Promise<void> {
  const appFiles = await getAppFiles(page);
  const isFailing = ({ pathname }: URL) =>
    pathname.startsWith('/assets/') && !appFiles.includes(pathname);
  await page.route(isFailing, (route) => route.fulfill({ status: 404, body: 'Not found' }));
}

/** Makes the chunks that the page has not loaded yet return 404; returns a function from whose call on they are served. */
async function failOtherChunks(page: Page): Promise<() => Promise<void>> {
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const isFailing = ({ pathname, href }: URL) =>
    pathname.startsWith('/assets/') && !loaded.includes(href);
  await page.route(isFailing, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isFailing);
}

const trackDocumentLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url());
  });
  return loads;
};

test('§8: a missing chunk reloads the page once, then an error shows Reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404 \(Not Found\)/);
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await waitForPreload(page);
  const restoreChunks = await failOtherChunks(page);
  const loads = trackDocumentLoads(page);
  await page.getByRole('link', { name: 'Check-In' }).click();
  await expectScreen(page, 'This page needs to be reloaded');
  await expect.poll(() => loads).toHaveLength(1);
  await expectScreen(page, 'This page needs to be reloaded');
  expect(new URL(page.url()).pathname).toBe('/check-ins');
  await expect(page.getByText(/911/)).toBeVisible();
  await expectAccessible(page);
  await restoreChunks();
  await press(page, 'Reload');
  await expectScreen(page, 'Check in');
  expect(loads).toHaveLength(2);
});

test('§2 safety-net: opens although no other code can be loaded, and the answers stay', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/404 \(Not Found\)/);
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  const restoreChunks = await failOtherChunks(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await page.goBack();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(7);
  await restoreChunks();
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');

  await failLazyChunks(page);
  await page.goto(assessmentsUrl('cora'));
  await expectScreen(page, 'This page needs to be reloaded');
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await expect(page.getByRole('main').getByRole('link', { name: /988/ }).first()).toBeVisible();
});

test('the safety net opens offline, with the contacts that the first screen has loaded', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  const preload = page.waitForResponse(/\/safety-net$/);
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await (await preload).finished();
  const loads = trackDocumentLoads(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await expect(page.getByRole('main').getByText(/call 911/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Lakeside front desk' })).toBeVisible();
  expect(loads).toEqual([]);
});

test('a screen that cannot be loaded offline shows an error, and loads on Try again', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await waitForPreload(page);
  const loads = trackDocumentLoads(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Check-In' }).click();
  await expectScreen(page, 'This page could not be loaded');
  await expect(
    page.getByText('You seem to be offline. Check your connection first.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload' })).toHaveCount(0);
  await expectAccessible(page);
  await press(page, 'Try again');
  await expectScreen(page, 'This page could not be loaded');
  await page.context().setOffline(false);
  await press(page, 'Try again');
  await expectScreen(page, 'Check in');
  expect(loads).toEqual([]);
});

test('a screen that loads slowly is announced, and shown once it has loaded', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  const release = await pauseRequests(page, /\/assets\//);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expectScreen(page, 'Log in');
  await expectAccessible(page);
  release();
  await expectScreen(page, 'Forgot password');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
});

test('a step that cannot be loaded shows an error, loads on Try again and continues its flow', async ({
  page,
  clinic,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED/);
  const releaseConsent = await pauseRequests(page, '**/consent-info');
  await page.goto(assessmentsUrl('devi'));
  await waitForPreload(page);
  const loads = trackDocumentLoads(page);
  const isAsset = ({ pathname }: URL) => pathname.startsWith('/assets/');
  await page.route(isAsset, (route) => route.abort());
  // The document fails as well, so the page is not reloaded automatically.
  await page.route(
    ({ pathname }) => pathname.startsWith('/user/'),
    (route) => route.abort(),
  );
  releaseConsent();
  await expectScreen(page, 'This page needs to be reloaded');
  await press(page, 'Try again');
  await expectScreen(page, 'This page needs to be reloaded');
  await page.unroute(isAsset);
  await press(page, 'Try again');
  await expectScreen(page, 'Consent');
  expect(clinic.getRequests('consent-info')).toHaveLength(1);
  expect(loads).toEqual([]);
});

/** The help that the page offers if the app does not start. */
async function expectHelp(page: Page): Promise<void> {
  for (const [name, href] of [
    ['call 911', 'tel:911'],
    ['Call or text 988 (Suicide & Crisis Lifeline)', 'tel:988'],
    ['Text HOME to 741741 (Crisis Text Line)', 'sms:741741'],
  ] as const)
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
}

/** The note in the other language, which is shown only if no script has found the language of the page. */
const spanishNote = (page: Page) => page.getByRole('heading', { name: 'No se pudo cargar' });

test('§8 first load: a page with a missing script shows an error with crisis lines and Reload', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|Failed to load resource|preloaded using link preload/);
  await page.route(/\/assets\/main\.[^/]*js$/, (route) => route.abort());
  // With the questions there, the first view would show them with a note (§8 first view).
  await pauseRequests(page, /\/public-api\/assessments\?/);
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'This page could not be loaded');
  await expect(page.getByText('This browser may be too old.')).toBeHidden();
  await expect(spanishNote(page)).toHaveCount(0);
  await expectHelp(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('link', { name: 'Reload' }).click();
  await expectScreen(page, 'GAD-7');
});

test('§8 first load: without any script the page says so in time, with crisis lines and Reload', async ({
  page,
  pageErrors,
}) => {
  // One warning is of axe, which reads the style sheets; another is about what no script uses.
  pageErrors.allow(
    /ERR_FAILED|Failed to load resource|Couldn't load preload assets|preloaded using link preload|Content Security Policy/,
  );
  await page.route(/\/assets\//, (route) => route.abort());
  await configure(page, {}, withoutInlineScripts);
  await page.goto('/user/ada/safety-net');
  await expect(page.getByRole('heading')).toHaveText('Loading…');
  await expect(page.getByRole('link', { name: 'Reload' })).toHaveCount(0);
  await expectHelp(page);
  const delays = await page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { delay } = animation.effect?.getTiming() ?? {};
      animation.finish();
      return delay;
    }),
  );
  expect(delays).toEqual([9000, 9000]);
  await expect(page.getByRole('heading', { name: 'Loading…' })).toHaveCount(0);
  await expectScreen(page, 'This page could not be loaded');
  await expect(spanishNote(page)).toBeVisible();
  await expectHelp(page);
  await expectAccessible(page);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expectScreen(page, 'Your Safety Net');
});

test('§8 first load: an older browser is told that it may be too old, with crisis lines', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/SyntaxError|preload/);
  await imitateOldBrowser(page);
  await page.goto('/login');
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expectScreen(page, 'This page could not be loaded');
  await expect(page.getByText('This browser may be too old.')).toBeVisible();
  await expectHelp(page);
  await expectAccessible(page);
});

test('§8 first load: without any style sheet and script the help is visible', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|Failed to load resource/);
  await page.route(/\/assets\/|\.css$/, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /could not be loaded/ })).toBeVisible();
  await expectHelp(page);
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('§8 first load: the page says what it needs, and shows crisis lines', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading')).toHaveText([
      'This page could not be loaded',
      'No se pudo cargar esta página',
    ]);
    // Not by text, because Playwright skips <noscript>.
    const notes = page.locator('noscript p');
    await expect(notes).toHaveText([
      'This page needs JavaScript.',
      'Esta página necesita JavaScript.',
    ]);
    for (const note of await notes.all()) await expect(note).toBeVisible();
    await expectHelp(page);
  });
});

test('a screen whose stylesheet hangs is shown without it after some seconds', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.clock.install();
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  // Requests that are never answered.
  const request = page.waitForRequest(/\/assets\/.*\.css$/);
  await page.route(/\/assets\/.*\.css$/, () => undefined);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await request;
  await page.clock.fastForward(3000);
  await expectScreen(page, 'Forgot password');
});
