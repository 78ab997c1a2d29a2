import type { Page } from '@playwright/test';
import { configure, withoutInlineScripts } from './support/configure';
import { pauseRequests } from './support/pause-requests';
import { appScripts, expectSameLook, getLayoutShifts, openFirstView } from './support/first-view';
import {
  answerAll,
  answerGad7,
  assessmentsUrl,
  expectScreen,
  heading,
  press,
  question,
} from './support/screens';
import { expect, test } from './support/test';

const LINK = assessmentsUrl('ada', 'sms', '&assessments=phq-9,gad-7');
const SLEEP_LINK = assessmentsUrl('quinn');

const radios = (page: Page) => page.getByRole('radio', { name: 'Several days' });

test('§4: the first questions can be answered before the app has loaded, which keeps their elements', async ({
  page,
}) => {
  const startApp = await openFirstView(page, LINK, 'PHQ-9');
  expect(await page.title()).toMatch(/^PHQ-9/);
  const first = radios(page).first();
  await first.check();
  const element = await first.elementHandle();
  await press(page, 'Next');
  await expect(page.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-busy', 'true');
  await startApp();
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeFocused();
  await expect(first).toBeChecked();
  expect(await element.evaluate((node) => node.isConnected)).toBe(true);
  await expect(page.getByText('8 questions still need an answer')).toBeVisible();
});

test('§4: Next goes to the second page before the app has loaded, which continues there', async ({
  page,
  world,
}) => {
  const startApp = await openFirstView(page, LINK, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('GAD-7 · Stillwater');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await radios(page).first().check();
  const element = await radios(page).first().elementHandle();
  const shifts = await getLayoutShifts(page);
  await startApp();
  expect(await getLayoutShifts(page)).toBe(shifts);
  await expect(radios(page).first()).toBeFocused();
  expect(await element.evaluate((node) => node.isConnected)).toBe(true);
  await page.goBack();
  await expectScreen(page, 'PHQ-9');
  await press(page, 'Next');
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(world.submissions[0]?.assessments).toHaveLength(2);
});

test('§4: a submit that is pressed before the app has loaded is sent once, when it has', async ({
  page,
  world,
}) => {
  const startApp = await openFirstView(page, assessmentsUrl('sam'), 'GAD-7');
  await answerAll(page, 'Several days');
  await press(page, 'Submit');
  await startApp();
  await expectScreen(page, 'Assessments completed!');
  expect(world.submissions).toHaveLength(1);
});

test('a press on a link waits for the app, and is carried out then', async ({ page }) => {
  const startApp = await openFirstView(page, LINK, 'PHQ-9');
  await radios(page).first().check();
  const link = page.getByRole('link', { name: 'Safety Net' });
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await startApp();
  await expectScreen(page, 'Your Safety Net');
  await press(page, 'Back');
  await expect(radios(page).first()).toBeChecked();
});

test('a press that begins before the app takes over and ends after it counts', async ({ page }) => {
  const startApp = await openFirstView(page, LINK, 'PHQ-9');
  await radios(page).first().hover();
  await page.mouse.down();
  await startApp();
  await page.mouse.up();
  await expect(radios(page).first()).toBeChecked();
});

test('text, caret and focus are kept', async ({ page }) => {
  const startApp = await openFirstView(page, SLEEP_LINK, 'Sleep and habits');
  const box = page.getByRole('textbox', {
    name: 'What would you most like to change about your sleep?',
  });
  await box.fill('Fall asleep');
  await box.press('Home');
  await startApp();
  await expect(box).toBeFocused();
  await page.keyboard.type('I want to: ');
  await expect(box).toHaveValue('I want to: Fall asleep');
});

test('§5 overrides and ‘Clear answer’ work before the app has loaded', async ({ page }) => {
  await openFirstView(page, SLEEP_LINK, 'Sleep and habits');
  const boxes = question(page, 'Which of these kept you from sleeping?').getByRole('checkbox');
  await boxes.first().check();
  await boxes.last().check();
  await expect(boxes.first()).not.toBeChecked();
});

test('no press is lost, at whatever moment the app takes over', async ({ page }) => {
  const startApp = await openFirstView(page, LINK, 'PHQ-9');
  // Presses a random option in every task until the app has taken over, and a hundred times after that.
  const pressing = page.evaluate(
    () =>
      new Promise<{ readonly id: string; readonly isChecked: boolean }[]>((resolve) => {
        const last = new Map<string, HTMLInputElement>();
        const channel = new MessageChannel();
        let after = 0;
        channel.port1.onmessage = () => {
          const options = [...document.querySelectorAll<HTMLInputElement>('input[type="radio" i]')];
          const option = options[Math.floor(Math.random() * options.length)];
          option?.click();
          if (option) last.set(option.name, option);
          if (window.pageLoad?.isClosed && !window.pageLoad.firstView) after += 1;
          if (after < 100) channel.port2.postMessage(null);
          else
            requestAnimationFrame(() =>
              resolve(
                [...last.values()].map((input) => ({
                  id: input.id,
                  isChecked: input.isConnected && input.checked,
                })),
              ),
            );
        };
        channel.port2.postMessage(null);
      }),
  );
  await startApp();
  const pressed = await pressing;
  expect(pressed).toHaveLength(10);
  expect(pressed.filter(({ isChecked }) => !isChecked)).toEqual([]);
  // The flow has all answers: it goes on.
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
});

// These have every kind of question; texts with markup are left to the app.
for (const [id, title, language] of [
  ['phq-9', 'PHQ-9', 'en'],
  ['gad-7', 'GAD-7', 'es'],
  ['sleep-and-habits', 'Sleep and habits', 'es'],
  ['unfamiliar', 'A newer form', 'en'],
] as const)
  test(`D12: ${id} (${language}) looks the same before and after the app has loaded, and nothing moves`, async ({
    page,
    pageErrors,
  }) => {
    // The web font, which the app loads last, would change the text.
    pageErrors.allow(/ERR_FAILED|Failed to load resource/);
    await page.route('**/*.woff2', (route) => route.abort());
    const link = assessmentsUrl('tess', 'clinician_app', `&assessments=${id}&lang=${language}`);
    const startApp = await openFirstView(page, link, title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expectSameLook(page, startApp);
  });

test('without the inline scripts the app starts, and sends each request once', async ({
  page,
  pageErrors,
  clinic,
}) => {
  pageErrors.allow(/Content Security Policy/);
  await configure(page, {}, withoutInlineScripts);
  await page.goto(LINK);
  await expectScreen(page, 'PHQ-9');
  const endpoints = clinic.getRequests().map(({ endpoint }) => endpoint);
  expect(endpoints).toEqual([...new Set(endpoints)]);
});

test('§8 first load: when the app cannot be loaded, the page says so', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/ERR_FAILED|Failed to load resource|preloaded using link preload/);
  await page.route(appScripts, (route) => route.abort());
  const releaseQuestions = await pauseRequests(page, /\/public-api\/assessments\?/);
  await page.goto(LINK);
  await expectScreen(page, 'This page could not be loaded');
  // Nothing is drawn over the message.
  const response = page.waitForResponse(/\/public-api\/assessments\?/);
  releaseQuestions();
  await (await response).finished();
  await expectScreen(page, 'This page could not be loaded');
});
