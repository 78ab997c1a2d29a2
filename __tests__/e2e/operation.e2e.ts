import type { Page } from '@playwright/test';
import { configure } from './support/configure';
import { assessmentsUrl, expectScreen, heading } from './support/screens';
import { expect, test } from './support/test';

const RELEASE = / data-release="[^"]+"/;

/** What the browser tells a page that is hidden, or shown again. */
const setVisibility = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('D1 reports: a failed request is reported to the configured address, without the address of the page', async ({
  page,
  clinic,
}) => {
  const beacons: string[] = [];
  await configure(page, { reportUrl: '/reports' });
  await page.route('**/reports', (route) => {
    beacons.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  clinic.failNext({ path: 'safety-net', kind: 'status', times: 2 });
  await page.goto('/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  // Until the code of the reports has loaded, there is nothing to be sent.
  await expect(async () => {
    await setVisibility(page, 'hidden');
    expect(beacons.join()).toContain('getSafetyNet');
  }).toPass();
  const { release, reports } = JSON.parse(beacons[0] ?? '') as {
    release: string;
    reports: object[];
  };
  expect(release).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{8}$/);
  expect(reports).toContainEqual({
    type: 'request',
    endpoint: 'getSafetyNet',
    reason: 'server',
    status: 500,
    route: '/user/:userId/safety-net',
  });
  expect(beacons.join()).not.toContain('ada');
});

test('a page that returns after a deployment is loaded anew, unless something is typed', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401 \(Unauthorized\)/);
  await page.clock.install();
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  let loads = 0;
  page.on('load', () => (loads += 1));
  const lookups: string[] = [];
  await page.route('/', async (route) => {
    lookups.push(route.request().method());
    const response = await route.fetch();
    const body = (await response.text()).replace(RELEASE, ' data-release="9.9.9+0"');
    return route.fulfill({ response, body });
  });
  await page.getByLabel('Email').fill('ada@');
  await page.clock.fastForward('06:00');
  await expect(async () => {
    await setVisibility(page, 'visible');
    expect(lookups).toContain('GET');
  }).toPass();
  expect(loads).toBe(0);
  await page.getByLabel('Email').fill('');
  await expect(async () => {
    await setVisibility(page, 'visible');
    expect(loads).toBe(1);
  }).toPass();
  await expect(heading(page)).toHaveText('Log in');
});

test('D1 placeholders: a deployment offers no app that is in no store, before and after the app has loaded', async ({
  page,
  baseURL,
  pageErrors,
}) => {
  // Every request there is one to another origin, and the placeholders are warned of.
  pageErrors.allow(/app\.clinic\.example/);
  const origin = 'https://app.clinic.example';
  await page.route(`${origin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${baseURL ?? ''}${pathname}${search}` });
    return route.fulfill({ response });
  });
  const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.goto(`${origin}${assessmentsUrl('ada')}`);
  await expectScreen(page, 'PHQ-9');
  expect((await warning).text()).toContain('appStoreUrl, playStoreUrl, supportSmsNumber');
  await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);
  await page.goto(`${origin}/login`);
  await expectScreen(page, 'Log in');
  await expect(page.getByRole('link', { name: 'Use the App' })).toHaveCount(0);
});
