import { SESSION_LIFETIME_MS } from '../../src/state/stored-session';
import { pauseRequests } from './support/pause-requests';
import { heading, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

test.beforeEach(({ pageErrors }) => pageErrors.allow(/401 \(Unauthorized\)/));

test('D3 magic link: the code is removed from the URL and the history before it is exchanged', async ({
  page,
  clinic,
}) => {
  const release = await pauseRequests(page, /magic-code/);
  await page.goto('/magic-link?code=magic-ada&next=/settings');
  await expect(page).toHaveURL('/magic-link');
  await expect(heading(page)).toHaveText('Loading…');
  release();
  await expectScreen(page, 'Settings');
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('magic-ada');
  expect(clinic.getRequests('magic-code')).toHaveLength(1);
  await page.goBack().catch(() => undefined);
  await expect(page).not.toHaveURL(/magic/);
});

test('§9 magic link: one with an unsafe next opens the home page; the stored session expires after 30 days', async ({
  page,
  clinic,
}) => {
  // §9.storage.1
  await page.goto(`/magic-link?code=magic-ada&next=${encodeURIComponent('/\\evil.example')}`);
  await expectScreen(page, 'Hi, Ada');
  await expect(page).toHaveURL('/');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage)))
    .toEqual(['persist:session']);

  const start = Date.now();
  await page.clock.setFixedTime(start + SESSION_LIFETIME_MS - 60_000);
  await page.reload();
  await expectScreen(page, 'Hi, Ada');
  expect(clinic.getRequests('session')).toEqual([]);

  await page.clock.setFixedTime(start + SESSION_LIFETIME_MS + 1000);
  await page.reload();
  await expectScreen(page, 'Log in');
});

test('a magic link works if storage throws', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('No access.', 'SecurityError');
        },
      });
  });
  await page.goto('/magic-link?code=magic-ada&next=/settings/account');
  await expectScreen(page, 'Account');
  await press(page, 'Sign Out');
  await expectScreen(page, 'Log in');
});
