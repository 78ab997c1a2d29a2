import type { Page } from '@playwright/test';
import { configure } from './support/configure';
import { expectAccessible } from './support/expect-accessible';
import { answerAll, answerGad7, assessmentsUrl, expectScreen, press } from './support/screens';
import { signInAs } from './support/sign-in';
import { expect, test } from './support/test';

const answered = (page: Page) => page.getByRole('radio', { name: 'Several days', checked: true });
const leaveDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Leave without submitting?' });

/** Reloads the page and returns the question that the browser asks before it. */
async function reloadWithQuestion(page: Page) {
  const dialogEvent = page.waitForEvent('dialog');
  await page.evaluate(() => void setTimeout(() => location.reload()));
  const dialog = await dialogEvent;
  expect(dialog.type()).toBe('beforeunload');
  return dialog;
}

test('D7, D10: a reload asks nothing, with unsaved answers, which are back, and without any', async ({
  page,
}) => {
  page.on('dialog', (dialog) => {
    throw new Error(`Unexpected dialog: ${dialog.type()}`);
  });
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  await page.reload();
  await expectScreen(page, 'GAD-7');
  await expect(answered(page)).toHaveCount(7);
  await expect(page.getByText('We kept your answers.')).toBeVisible();
  await press(page, 'Start over');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByText('We kept your answers.')).toHaveCount(0);
  await answerGad7(page);
  // Answers are stored after the next frame; if the page is left before it, they are stored then.
  await page.evaluate(() => {
    setTimeout(() => {
      window.requestAnimationFrame = () => 0;
      document.querySelector<HTMLInputElement>('input[type="radio"]')?.click();
      location.reload();
    });
  });
  await expect(page.getByText('We kept your answers.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(answered(page)).toHaveCount(6);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  await page.reload();
  await expectScreen(page, 'This link is no longer available');

  await page.goto(assessmentsUrl('quinn', 'sms'));
  await expectScreen(page, 'Sleep and habits');
  const box = page.getByRole('checkbox', { name: 'Noise or light' });
  await box.check();
  await box.uncheck();
  await page.reload();
  await expectScreen(page, 'Sleep and habits');
});

test('D7: if nothing can be kept, a reload and leaving the safety net ask first, and staying keeps answers', async ({
  page,
}) => {
  await configure(page, { drafts: 'off' });
  await signInAs(page, 'ada');
  await page.goto('/');
  await page.getByRole('link', { name: /GAD-7/ }).click();
  await answerGad7(page);
  await (await reloadWithQuestion(page)).dismiss();
  await expect(answered(page)).toHaveCount(7);

  await page.getByRole('link', { name: 'More ways to get help' }).click();
  await expectScreen(page, 'Your Safety Net');
  await (await reloadWithQuestion(page)).dismiss();
  await page.getByRole('link', { name: 'Check-In' }).click();
  await expect(leaveDialog(page)).toBeVisible();
  await press(page, 'Stay');
  await page.getByRole('button', { name: 'Back' }).click();
  await expectScreen(page, 'GAD-7');
  await expect(answered(page)).toHaveCount(7);

  page.once('dialog', (again) => void again.accept());
  await page.reload();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('D7, D10: leaving within the app asks first, and the answers stay in the tab', async ({
  page,
}) => {
  await page.goto(assessmentsUrl('sam'));
  await answerGad7(page);
  const appLink = page.getByRole('link', { name: 'Use the App' });
  await appLink.click();
  await expect(leaveDialog(page)).toBeVisible();
  await expect(leaveDialog(page).getByRole('heading')).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(leaveDialog(page)).toHaveCount(0);
  await expect(appLink).toBeFocused();
  await expect(page).toHaveURL(/\/user\/sam\/assessments/);
  await expect(answered(page)).toHaveCount(7);

  await appLink.click();
  await press(page, 'Stay');
  await expect(answered(page)).toHaveCount(7);
  await appLink.click();
  await press(page, 'Leave');
  await expect(page).toHaveURL('/app-invite');
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await expect(page.getByText('We kept your answers.')).toBeVisible();
  await expect(answered(page)).toHaveCount(7);
});

test('D7: the browser’s Back asks first, also when it is pressed twice at once; staying keeps the URL', async ({
  page,
}) => {
  await signInAs(page, 'ada');
  await page.goto('/settings');
  await expectScreen(page, 'Settings');
  await page.getByRole('link', { name: 'Home' }).click();
  await expectScreen(page, 'Hi, Ada');
  await page.getByRole('link', { name: /GAD-7/ }).click();
  await answerGad7(page);
  const url = page.url();
  const pressBack = (times: number) =>
    page.evaluate((count) => {
      for (let press = 0; press < count; press += 1) history.back();
    }, times);
  for (const times of [1, 2]) {
    await pressBack(times);
    await expect(leaveDialog(page)).toBeVisible();
    await expect(page).toHaveURL(url);
    await press(page, 'Stay');
    await expect(leaveDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(url);
    await expect(answered(page)).toHaveCount(7);
  }
  await pressBack(2);
  await expect(page).toHaveURL(url);
  await press(page, 'Leave');
  await expectScreen(page, 'Hi, Ada');

  await page.getByRole('link', { name: /GAD-7/ }).click();
  await expectScreen(page, 'GAD-7');
  await page.getByRole('radio', { name: 'Several days' }).first().check();
  await pressBack(1);
  await press(page, 'Leave');
  await expectScreen(page, 'Hi, Ada');
});

test('§2, D9 safety-net: opening it never asks, and returning keeps answers and page, also offline', async ({
  page,
  world,
  clinic,
}) => {
  await page.clock.install();
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  const barBack = page.getByRole('banner').getByRole('button', { name: 'Back' });
  await expect(barBack).toHaveCount(0);
  await answerAll(page, 'Not at all');
  await press(page, 'Next');
  await answerGad7(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Back' })).toBeVisible();
  await expect(barBack).toHaveCount(0);
  await page.getByRole('link', { name: 'Safety Net' }).click();
  await expectScreen(page, 'Your Safety Net');
  await page.clock.fastForward('02:00:00');
  clinic.failNext({ path: /public-api/, kind: 'network', times: 9 });
  await barBack.click();
  await expectScreen(page, 'GAD-7');
  await expect(answered(page)).toHaveCount(7);
  world.faults.clear();

  await page.getByRole('link', { name: 'More ways to get help' }).click();
  await expectScreen(page, 'Your Safety Net');
  await page.evaluate(() => history.back());
  await expectScreen(page, 'GAD-7');
  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByRole('radio', { name: 'Not at all', checked: true })).toHaveCount(9);
  await press(page, 'Next');
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toHaveLength(1);
});
