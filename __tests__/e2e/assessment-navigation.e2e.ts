import type { Page } from '@playwright/test';
import {
  answerAll,
  answerGad7,
  assessmentsUrl,
  expectScreen,
  heading,
  press,
} from './support/screens';
import { expect, test } from './support/test';

const checked = (page: Page, name: string) => page.getByRole('radio', { name, checked: true });

test.beforeEach(async ({ page }) => {
  await page.goto(assessmentsUrl('ada'));
  await expectScreen(page, 'PHQ-9');
  await answerAll(page, 'Several days');
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
});

test('§4 assessment taking: going back and forth keeps all answers', async ({ page, clinic }) => {
  await answerGad7(page, 'Nearly every day');
  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await expect(checked(page, 'Several days')).toHaveCount(9);
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  await expect(checked(page, 'Nearly every day')).toHaveCount(7);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  expect(clinic.submittedBodies).toHaveLength(1);
});

test('the browser’s Back and the app’s Back do the same', async ({ page }) => {
  await page.getByRole('radio', { name: 'Not at all' }).first().check();
  await page.goBack();
  await expectScreen(page, 'PHQ-9');
  await expect(checked(page, 'Several days')).toHaveCount(9);
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  await expect(checked(page, 'Not at all')).toHaveCount(1);
  const length = await page.evaluate(() => history.length);
  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await press(page, 'Next');
  await expectScreen(page, 'GAD-7');
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('Forward returns to a page that was shown before', async ({ page }) => {
  await page.getByRole('radio', { name: 'Not at all' }).first().check();
  await page.goBack();
  await expectScreen(page, 'PHQ-9');
  await page.goForward();
  await expectScreen(page, 'GAD-7');
  await expect(checked(page, 'Not at all')).toHaveCount(1);
  await page.goBack();
  await expectScreen(page, 'PHQ-9');
  await expect(checked(page, 'Several days')).toHaveCount(9);
});

test('Forward does not skip the validation of Next', async ({ page }) => {
  await page.goBack();
  await expectScreen(page, 'PHQ-9');
  await page.reload();
  await expectScreen(page, 'PHQ-9');
  await press(page, 'Start over');
  await page.goForward();
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('each page starts at the top, with its title set and its heading focused', async ({
  page,
}) => {
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('GAD-7 · Stillwater');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle('PHQ-9 · Stillwater');
});

test('after the submit Back does not return to the form', async ({ page }) => {
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expectScreen(page, /^You['’]re all set!$/);
});

test('the first screen after a page load does not move the focus', async ({ page }) => {
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await expect(page.locator('body')).toBeFocused();
});

test('§4 assessment taking: a double-click on Next answers no question of the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await press(page, 'Back');
  await expectScreen(page, 'PHQ-9');
  await page.getByRole('button', { name: 'Next' }).dblclick();
  await expectScreen(page, 'GAD-7');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});
