import type { Page } from '@playwright/test';
import { expireAccessTokens } from '../../src/qa/sandbox/world/sessions';
import { pauseRequests } from './support/pause-requests';
import { expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

const getStorageKeys = (page: Page) =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('§4, §6: a password session is resumed by its cookie, not stored, and sent with its requests', async ({
  page,
  clinic,
}) => {
  const requests: { path: string; bearer: boolean; profile: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname: path } = new URL(request.url());
    if (!/^\/(?:v\d|auth)\//.test(path)) return;
    const headers = request.headers();
    requests.push({
      path,
      bearer: /^Bearer \S+$/.test(headers.authorization ?? ''),
      profile: headers['x-profile-user-id'],
    });
  });
  await signInAs(page, 'ada');
  clinic.failNext({ path: 'session', kind: 'network' });
  await page.goto('/settings/notifications');
  await expectScreen(page, 'Something went wrong');
  await press(page, 'Try again');
  await expectScreen(page, 'Notifications');
  await page.getByRole('switch').first().waitFor();
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  await page.getByRole('region', { name: 'Upcoming' }).waitFor();
  expect(clinic.getRequests('session')).toHaveLength(3);
  expect(await getStorageKeys(page)).toEqual([]);

  const isClient = ({ path }: { path: string }) => path.includes('/client-api/');
  expect(requests.filter(isClient).length).toBeGreaterThan(2);
  for (const request of requests) {
    const hasProfileHeader = isClient(request) && !request.path.endsWith('/user-profiles');
    expect(request).toEqual({
      path: request.path,
      bearer: isClient(request),
      profile: hasProfileHeader ? 'ada' : undefined,
    });
  }
});

test('§8: several 401 responses refresh the session once; a network error then does not sign out', async ({
  page,
  clinic,
  world,
}) => {
  // §8.session.1
  await signInAs(page, 'ada');
  await page.goto('/');
  await expectScreen(page, 'Hi, Ada');
  const before = clinic.getRequests('session').length;
  expireAccessTokens(world.sessions);
  await page.getByRole('link', { name: 'Progress' }).click();
  await expectScreen(page, 'Progress');
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await expect.poll(() => clinic.getRequests('session').length).toBe(before + 1);
  const rejected = clinic.getRequests().filter(({ status }) => status === 401);
  expect(rejected.length).toBeGreaterThan(1);
  await expect(page.getByRole('img', { name: 'chart: symptoms' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Main' }).getByText('Settings').click();
  await expectScreen(page, 'Settings');
  expireAccessTokens(world.sessions);
  clinic.failNext({ path: 'session', kind: 'network', times: 4 });
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
  await expect(page).toHaveURL('/settings/notifications');
  world.faults.clear();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByRole('switch').first()).toBeVisible();
});

test('§4: signing out works offline; afterwards Back, a reload and the cookie show no user data', async ({
  page,
  clinic,
}) => {
  await signInAs(page, 'ada');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Account' }).click();
  await expectScreen(page, 'Account');
  const isHidden = await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    return document.documentElement.hidden;
  });
  expect(isHidden).toBe(true);
  await expect(page.getByText('Nwosu')).toBeHidden();
  // When restored from the cache, the page reloads.
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByText('Nwosu')).toBeVisible();

  clinic.failNext({ path: 'sign-out', kind: 'network', times: 2 });
  await press(page, 'Sign Out');
  await expectScreen(page, 'Log in');
  expect(await getStorageKeys(page)).toEqual(['sign-out-unconfirmed']);
  await page.goBack();
  await expectScreen(page, 'Log in');
  await expect(page.locator('body')).not.toContainText('Nwosu');
  await page.reload();
  await expectScreen(page, 'Log in');
  await expect.poll(() => clinic.getRequests('sign-out')).toHaveLength(2);
  await page.goto('/settings/account');
  await expectScreen(page, 'Log in');
  await expect.poll(() => getStorageKeys(page)).toEqual([]);
  expect(clinic.getRequests('sign-out')).toHaveLength(3);
});

test('D3: a response that arrives after the sign-out does not restore the session', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await page.goto('/settings');
  await expectScreen(page, 'Settings');
  const release = await pauseRequests(page, /optional-comms|notification-preferences/);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expectScreen(page, /Notifications|Loading/);
  await page.evaluate(() => window.history.pushState({}, '', '/logout'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expectScreen(page, 'Log in');
  release();
  await page.goBack();
  await expectScreen(page, 'Log in');
  expect(await getStorageKeys(page)).toEqual([]);
});

test('§8, D3: a magic-link session that cannot be refreshed ends at /login, and no other one is resumed', async ({
  page,
  clinic,
  world,
}) => {
  await signInAs(page, 'ben');
  await page.goto('/magic-link?code=magic-ada&next=/settings');
  await expectScreen(page, 'Settings');
  const { open } = world.sessions;
  for (const [key, { userId }] of open) if (userId === 'ada') open.delete(key);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expectScreen(page, 'Log in');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await expect.poll(() => clinic.getRequests('sign-out')).toHaveLength(1);
  expect(await getStorageKeys(page)).toEqual([]);
  await page.goto('/settings/account');
  await expectScreen(page, 'Log in');
});
