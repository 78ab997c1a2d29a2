import type { Page } from '@playwright/test';
import { configure, withoutInlineScripts } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { appScripts, getAppFiles } from './support/first-view';
import { answerAll, assessmentsUrl, expectScreen, heading, press } from './support/screens';
import { logIn, signInAs } from './support/sign-in';
import { expect, test } from './support/test';

/* Files whose requests are never answered: nothing fails, and nothing arrives. */

const LINK = assessmentsUrl('ada', 'sms', '&assessments=phq-9,gad-7');
const styleSheets = /\/assets\/.*\.css$/;
/** How long the app waits for its style sheets, and for those of a screen. */
const STYLE_SHEET_TIMEOUT_MS = 3000;

/** Lets these requests hang; returns a function from whose call on others are answered. */
async function hang(page: Page, url: RegExp): Promise<() => void> {
  let isHanging = true;
  await page.route(url, (route) => (isHanging ? undefined : route.fallback()));
  return () => {
    isHanging = false;
  };
}

const note = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The rest of this page has not loaded.' });

const lines = [
  ['call 911', 'tel:911'],
  ['Call or text 988 (Suicide & Crisis Lifeline)', 'tel:988'],
  ['Text HOME to 741741 (Crisis Text Line)', 'sms:741741'],
] as const;

async function expectHelp(page: Page): Promise<void> {
  for (const [name, href] of lines)
    await expect(page.getByRole('link', { name }).first()).toHaveAttribute('href', href);
}

test.describe('the main script hangs', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    // What was preloaded is not used.
    pageErrors.allow(/preloaded using link preload/);
    await page.clock.install();
  });

  test('§8 first load: Submit leads to a message with the crisis lines, and Try again keeps the answers', async ({
    page,
    world,
  }) => {
    const answer = await hang(page, appScripts);
    await page.goto(assessmentsUrl('sam'), { waitUntil: 'commit' });
    await expectScreen(page, 'GAD-7');
    await answerAll(page, 'Several days');
    await press(page, 'Submit');
    await expect(page.getByRole('button', { name: 'Submit' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(9000);
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toContainText('Your answers are kept in this tab.');
    await expect(page.getByRole('button', { name: 'Submit' })).not.toHaveAttribute('aria-busy');
    await expectHelp(page);
    await expectAccessible(page);
    answer();
    await press(page, 'Try again');
    await expect(page.getByText('We kept your answers.')).toBeVisible();
    await press(page, 'Submit');
    await expectScreen(page, 'Assessments completed!');
    expect(world.submissions).toHaveLength(1);
  });

  test('§8 first load: after the message the browser follows links', async ({ page }) => {
    await hang(page, appScripts);
    await page.goto(LINK, { waitUntil: 'commit' });
    await expectScreen(page, 'PHQ-9');
    const link = page.getByRole('banner').getByRole('link', { name: 'Safety Net' });
    await link.click();
    await expect(link).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(9000);
    await expect(note(page)).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(/\/user\/ada\/safety-net/);
    await expectHelp(page);
  });

  test('D10: where answers cannot be kept, the message says so, and the browser asks before they are lost', async ({
    page,
  }) => {
    await hang(page, appScripts);
    await configure(page, { drafts: 'off' });
    await page.goto(LINK, { waitUntil: 'commit' });
    await expectScreen(page, 'PHQ-9');
    await page.getByRole('radio', { name: 'Several days' }).first().check();
    await press(page, 'Next');
    await page.clock.fastForward(9000);
    await expect(note(page)).toContainText('Your answers cannot be kept here');
    const question = page.waitForEvent('dialog');
    const pressing = press(page, 'Try again');
    const dialog = await question;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await pressing;
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('§8 first load: a press on the home page leads to the message, too', async ({ page }) => {
    await signInAs(page, 'ada');
    await hang(page, appScripts);
    await page.goto('/', { waitUntil: 'commit' });
    await expectScreen(page, 'Hi, Ada');
    await page.getByRole('link', { name: 'Progress' }).click();
    await page.clock.fastForward(9000);
    await expect(note(page)).toBeVisible();
    await expectHelp(page);
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect(page).toHaveURL(/\/progress$/);
  });

  test('§8 first load: so does a press on the login page, which keeps what was typed', async ({
    page,
    pageErrors,
  }) => {
    pageErrors.allow(/401 \(Unauthorized\)/);
    await hang(page, appScripts);
    await page.goto('/login', { waitUntil: 'commit' });
    await expectScreen(page, 'Log in');
    await logIn(page, 'ada@example.com');
    await page.clock.fastForward(9000);
    await expect(note(page)).toBeVisible();
    await expectHelp(page);
    await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
    await expect(page).toHaveURL('/login');
  });

  for (const url of [
    '/forgot-password',
    '/user/ada/safety-net',
    '/clinics/lakeside',
    '/intake?code=x',
    '/',
  ])
    test(`§8 first load, D1: ${url} shows the crisis lines at once, and after 9 s that it could not be loaded`, async ({
      page,
      pageErrors,
    }) => {
      pageErrors.allow(/401 \(Unauthorized\)|404 \(Not Found\)/);
      await hang(page, appScripts);
      await page.goto(url, { waitUntil: 'commit' });
      await expect(page.getByRole('heading')).toHaveText('Loading…');
      await expectHelp(page);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      await expectScreen(page, 'This page could not be loaded');
      await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No se pudo' })).toHaveCount(0);
      await expectHelp(page);
    });

  test('D1, D12: the crisis lines are in the language of the page', async ({ page }) => {
    await hang(page, appScripts);
    await page.goto('/forgot-password?lang=es', { waitUntil: 'commit' });
    await expect(page.getByRole('link', { name: /^\s*Llame al 988/ })).toHaveAttribute(
      'href',
      'tel:988',
    );
    await expect(page.getByText('Call or text 988')).toBeHidden();
  });
});

test.describe('the code of the screen hangs', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/preloaded using link preload|401 \(Unauthorized\)/);
    await page.clock.install();
    const appFiles = await getAppFiles(page);
    const isLater = ({ pathname }: URL) =>
      /^\/assets\/.*\.js$/.test(pathname) && !appFiles.includes(pathname);
    await page.route(isLater, () => undefined);
  });

  test('§8 first load: the page says after 9 s that it could not be loaded', async ({ page }) => {
    await page.goto('/login', { waitUntil: 'commit' });
    await page.waitForFunction(() => window.pageLoad?.hasAppStarted);
    await expectHelp(page);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expectScreen(page, 'This page could not be loaded');
  });

  test('§8 first load: a press among questions leads to the message', async ({ page }) => {
    await page.goto(LINK, { waitUntil: 'commit' });
    await expectScreen(page, 'PHQ-9');
    await page.waitForFunction(() => window.pageLoad?.hasAppStarted);
    await press(page, 'Next');
    await page.clock.fastForward(9000);
    await expect(note(page)).toBeVisible();
    await expectHelp(page);
  });
});

test('D1: the crisis lines of the configuration are on the page while it loads, and no others', async ({
  page,
}) => {
  await hang(page, appScripts);
  await configure(page, {
    crisisLines: [{ displayText: 'Samaritans', type: 'call', value: '116 123' }],
  });
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Samaritans' })).toHaveAttribute(
    'href',
    'tel:116123',
  );
  await expect(page.getByText('116 123')).toBeVisible();
  await expect(page.getByText(/988|741741/)).toHaveCount(0);
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('D1: a crisis line with a long address does not widen the page', async ({ page }) => {
    await hang(page, appScripts);
    const value = 'https://chat.example/start?clinic=lakeside_behavioral_health&language=english';
    await configure(page, { crisisLines: [{ displayText: 'Chat', type: 'web', value }] });
    await page.goto('/forgot-password', { waitUntil: 'commit' });
    await expect(page.getByText(value)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('D1: the crisis lines of the configuration are on the page', async ({ page }) => {
    await configure(page, {
      crisisLines: [{ displayText: 'Samaritans', type: 'call', value: '116 123' }],
    });
    await page.goto('/login');
    await expect(page.getByRole('link', { name: 'Samaritans' })).toBeVisible();
    await expect(page.getByText(/988|741741/)).toHaveCount(0);
  });
});

test.describe('every style sheet hangs', () => {
  test.beforeEach(async ({ page, pageErrors }) => {
    pageErrors.allow(/preloaded using link preload|401 \(Unauthorized\)/);
    await page.clock.install();
    await hang(page, styleSheets);
  });

  /** Expects the screen once the app no longer waits for the style sheets, by the clock of the page. */
  const expectScreenInTime = (page: Page, name: string) =>
    expect(async () => {
      await page.clock.fastForward(STYLE_SHEET_TIMEOUT_MS);
      await expect(heading(page)).toHaveText(name, { timeout: 300 });
    }).toPass();

  for (const [url, name, userId] of [
    ['/login', 'Log in', null],
    ['/user/ada/safety-net', 'Your Safety Net', null],
    ['/', 'Hi, Ada', 'ada'],
    ['/settings/notifications', 'Notifications', 'ada'],
  ] as const)
    test(`§8 first load: ${url} is shown without it`, async ({ page }) => {
      if (userId !== null) await signInAs(page, userId);
      await page.goto(url, { waitUntil: 'commit' });
      await expectScreenInTime(page, name);
      await expectScreen(page, name);
    });

  test('§8 first load: questions are painted, and the app carries out a press', async ({
    page,
  }) => {
    await page.goto(LINK, { waitUntil: 'commit' });
    await expectScreen(page, 'PHQ-9');
    await press(page, 'Next');
    await expect(async () => {
      await page.clock.fastForward(STYLE_SHEET_TIMEOUT_MS);
      await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused({
        timeout: 300,
      });
    }).toPass();
    await expect(note(page)).toHaveCount(0);
  });
});

test('without the inline scripts the main style sheet is applied, and waited for', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/Content Security Policy|401 \(Unauthorized\)/);
  await configure(page, {}, withoutInlineScripts);
  await page.goto('/login');
  await expectScreen(page, 'Log in');
  const isApplied = await page.evaluate(() =>
    [...document.styleSheets].some(({ href }) => (href ?? '').includes('/main.')),
  );
  expect(isApplied).toBe(true);
});
