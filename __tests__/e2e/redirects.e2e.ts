import type { Page } from '@playwright/test';
import { openSignedIn, slider } from './support/check-ins';
import { getHistoryCalls } from './support/count-history-calls';
import { delayChunks } from './support/delay-chunks';
import { identify, KAI, openKiosk } from './support/kiosk';
import { answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { logIn, signInAs } from './support/sign-in';
import { expect, test } from './support/test';
import type { World } from '../../src/qa/sandbox/world/world';

/** With one more for the router's own index of the first entry, and room for a second redirect. */
const MAX_CALLS = 5;

test.beforeEach(async ({ page, pageErrors }) => {
  pageErrors.allow(/401 \(Unauthorized\)|404 \(Not Found\)/);
  await delayChunks(page);
});

/** Expects the screen of a redirect's target: its URL replaced the current entry once, before it was shown. */
async function expectRedirected(page: Page, heading: string, url: string): Promise<void> {
  await expectScreen(page, heading);
  await expect(page).toHaveURL(url);
  const calls = await getHistoryCalls(page);
  expect(calls.length).toBeLessThanOrEqual(MAX_CALLS);
  const redirects = calls.filter(
    ({ path }, index) => path === url && calls[index - 1]?.path !== url,
  );
  expect(redirects).toMatchObject([{ method: 'replaceState' }]);
  expect(redirects[0]?.heading).not.toBe(heading);
}

/** Ends all sessions on the server, so that the next request loses the session. */
const loseSession = ({ sessions }: World) => {
  sessions.open.clear();
  sessions.accessTokens.clear();
};

for (const [path, heading] of [
  ['/', 'Hi, Ada'],
  ['/settings', 'Settings'],
] as const)
  test(`D9 redirects: ${path} without a session replaces its entry once, and is opened after signing in`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectRedirected(page, 'Log in', '/login');
    await logIn(page, 'ada@example.com');
    await expectScreen(page, heading);
    await expect(page).toHaveURL(path);
    expect((await getHistoryCalls(page)).length).toBeLessThanOrEqual(MAX_CALLS);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

for (const [path, heading, url] of [
  ['/login', 'Hi, Ada', '/'],
  ['/logout', 'Log in', '/login'],
  ['/profile', 'Hi, Ada', '/'],
  ['/check-ins/not-there/completed', 'Check in', '/check-ins'],
] as const)
  test(`D9 redirects: ${path} with a session replaces its entry once`, async ({ page }) => {
    await openSignedIn(page, 'ada', path);
    await expectRedirected(page, heading, url);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

for (const [path, heading, url] of [
  [
    '/patients/patient-ada/assessments?assessments=gad-7',
    'GAD-7',
    '/user/ada/assessments?assessments=gad-7',
  ],
  ['/intake?code=unknown', 'This link has expired', '/intake/expired-link?code=unknown'],
  ['/intake?code=intake-omar', 'You have already completed your intake', '/intake/completed'],
  ['/magic-link?code=magic-ada&next=/settings', 'Settings', '/settings'],
  ['/magic-link?code=magic-expired', 'Log in', '/login'],
] as const)
  test(`D9 redirects: ${path} replaces its entry once`, async ({ page }) => {
    await page.goto(path);
    if (path.startsWith('/intake')) await press(page, 'Continue');
    await expectRedirected(page, heading, url);
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });

test('D9 redirects: a kiosk that has identified its visitor replaces its entry once', async ({
  page,
}) => {
  await openKiosk(page);
  await identify(page, KAI);
  await expect(page).toHaveURL(/^[^?]*\/user\/kai\/assessments\?/);
  expect((await getHistoryCalls(page)).length).toBeLessThanOrEqual(MAX_CALLS);
});

test('D9 redirects: what follows a submit replaces the entry once', async ({ page }) => {
  await page.goto(assessmentsUrl('ivy'));
  await answerGad7(page);
  await press(page, 'Submit');
  await expectRedirected(page, 'Set up your account', '/accept-invite');
});

test('D9 redirects: a lost session replaces the entry once, and signing in returns to the page', async ({
  page,
  world,
}) => {
  await openSignedIn(page, 'ada', '/settings');
  await expectScreen(page, 'Settings');
  loseSession(world);
  await page.getByRole('link', { name: 'Notifications' }).click();
  await expectRedirected(page, 'Log in', '/login');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  await logIn(page, 'ada@example.com');
  await expectScreen(page, 'Notifications');
  await expect(page).toHaveURL('/settings/notifications');
  await page.goBack();
  await expectScreen(page, 'Settings');
});

test('D9 redirects: after a session lost on the second page of a form, signing in returns to that page', async ({
  page,
  world,
}) => {
  await openSignedIn(page, 'ada', '/check-ins/lifestyle');
  await press(page, 'Next');
  await press(page, 'Next');
  await expect(slider(page, 'Sleep quality')).toBeVisible();
  loseSession(world);
  await press(page, 'Next');
  await press(page, 'Submit');
  await expectRedirected(page, 'Log in', '/login');
  await signInAs(page, 'ada');
  await logIn(page, 'ada@example.com');
  await expect(page).toHaveURL('/check-ins/lifestyle');
  await expect(slider(page, 'Social')).toBeVisible();
  expect((await getHistoryCalls(page)).length).toBeLessThanOrEqual(3 + MAX_CALLS);
});

test('§2 forgot password: Back while the next page is loading shows the form again, which can be sent', async ({
  page,
}) => {
  await page.goto('/forgot-password');
  const requestCode = async () => {
    await expectScreen(page, 'Forgot password');
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await press(page, 'Send reset code');
    await expect(page).toHaveURL('/reset-password?email=ada%40example.com');
  };
  await requestCode();
  await page.goBack();
  await expect(page).toHaveURL('/forgot-password');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await requestCode();
  await expectScreen(page, 'Reset password');
});
