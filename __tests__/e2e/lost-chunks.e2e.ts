import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { holdCalls } from './support/hold-calls';
import { answerGad7, assessmentsUrl, expectScreen, heading, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/** Waits until the way to help has been fetched ahead, the last of what a screen asks for by itself. */
async function waitForHelp(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/safety-net\..*\.js$/.test(name)),
  );
}

/** Takes away every script that the page does not load by itself, as a deployment does to one that is open. */
async function loseChunks(page: Page): Promise<() => Promise<void>> {
  const html = await (await page.request.get('/')).text();
  const isLoaded = (pathname: string) =>
    html.includes(`src="${pathname}"`) || html.includes(`href="${pathname}"`);
  const isLost = ({ pathname }: URL) => pathname.startsWith('/assets/') && !isLoaded(pathname);
  await page.route(isLost, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isLost);
}

/** The same for the one file that every frame fetches ahead. */
async function loseSafetyNet(page: Page): Promise<() => Promise<void>> {
  const isLost = /\/assets\/safety-net\./;
  await page.route(isLost, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(isLost);
}

const documents = (page: Page) => {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url());
  });
  return loads;
};

test('experience: a chunk that is gone reloads the page once, then says so with Reload', async ({
  page,
  watch,
}) => {
  watch.allow(/404 \(Not Found\)/);
  const giveBack = await loseSafetyNet(page);
  await page.goto(assessmentsUrl('cora'));
  await expectScreen(page, 'This link is no longer available');
  const loads = documents(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'This page needs to be reloaded');
  await expect.poll(() => loads).toHaveLength(1);
  await expectScreen(page, 'This page needs to be reloaded');
  expect(new URL(page.url()).pathname).toBe('/user/cora/safety-net');
  await expect(page.getByText(/911/)).toBeVisible();
  await expectAccessible(page);
  await giveBack();
  await press(page, 'Reload');
  await expectScreen(page, 'Your Safety Net');
  expect(loads).toHaveLength(2);
});

test('experience: a chunk that is gone does not cost the answers', async ({ page, watch }) => {
  watch.allow(/404 \(Not Found\)/);
  const giveBack = await loseSafetyNet(page);
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  const loads = documents(page);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expect(heading(page)).not.toHaveText('GAD-7');
  await expectScreen(page, 'This page needs to be reloaded');
  expect(loads).toEqual([]);
  await page.goBack();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { name: 'Several days', checked: true })).toHaveCount(7);
  await giveBack();
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await page.goBack();
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
});

test('experience: help is there without a network, and without a reload', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await waitForHelp(page);
  const loads = documents(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await expect(page.getByRole('main').getByText(/call 911/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.context().setOffline(false);
  await press(page, 'Try again');
  await expect(page.getByRole('link', { name: 'Crisis Text Line' })).toBeVisible();
  expect(loads).toEqual([]);
});

test('experience: a screen that cannot be fetched without a network is tried again in its place', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await waitForHelp(page);
  const loads = documents(page);
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

test('experience: a screen that is long in coming is announced, and shown once it is there', async ({
  page,
  watch,
}) => {
  watch.allow(/401 \(Unauthorized\)/);
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  const giveWay = await holdCalls(page, /\/assets\//);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  await expectScreen(page, 'Log in');
  await expectAccessible(page);
  giveWay();
  await expectScreen(page, 'Forgot password');
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toHaveCount(0);
});

test('experience: a step that cannot be fetched is tried again in its place, and its flow goes on', async ({
  page,
  clinic,
  watch,
}) => {
  watch.allow(/ERR_FAILED/);
  const answer = await holdCalls(page, '**/consent-info');
  await page.goto(assessmentsUrl('devi'));
  await waitForHelp(page);
  const loads = documents(page);
  const isPart = ({ pathname }: URL) => pathname.startsWith('/assets/');
  await page.route(isPart, (route) => route.abort());
  // Nor is the page itself to be had, so nothing reloads it.
  await page.route(
    ({ pathname }) => pathname.startsWith('/user/'),
    (route) => route.abort(),
  );
  answer();
  await expectScreen(page, 'This page needs to be reloaded');
  await press(page, 'Try again');
  await expectScreen(page, 'This page needs to be reloaded');
  await page.unroute(isPart);
  await press(page, 'Try again');
  await expectScreen(page, 'Consent');
  expect(clinic.callsOf('consent-info')).toHaveLength(1);
  expect(loads).toEqual([]);
});

test('experience: the way to the safety net stands on the error screen', async ({
  page,
  watch,
}) => {
  watch.allow(/404 \(Not Found\)/);
  await page.goto('/user/ada/safety-net');
  await expectScreen(page, 'Your Safety Net');
  await loseChunks(page);
  await page.goto(assessmentsUrl('cora'));
  await expectScreen(page, 'This page needs to be reloaded');
  await expect(page.getByRole('link', { name: 'Safety Net' })).toBeVisible();
});

test('experience: a page whose scripts do not come says so, with the emergency note', async ({
  page,
  watch,
}) => {
  watch.allow(/ERR_FAILED|Failed to load resource|preloaded using link preload/);
  await page.route(/\/assets\/core\./, (route) => route.abort());
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'This page could not be loaded');
  await expect(page.getByText(/call 911/)).toBeVisible();
  await expectAccessible(page);
  await page.unrouteAll();
  await press(page, 'Reload');
  await expectScreen(page, 'GAD-7');
});
