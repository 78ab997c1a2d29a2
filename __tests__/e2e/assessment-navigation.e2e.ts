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

test('§4 assessment taking: back and forth loses nothing', async ({ page, clinic }) => {
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

test('experience: the browser’s Back and ours agree', async ({ page }) => {
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

test('experience: Forward leads to a page that has been on screen', async ({ page }) => {
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

test('experience: Forward does not jump over the rules of Next', async ({ page }) => {
  await page.goBack();
  await expectScreen(page, 'PHQ-9');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectScreen(page, 'PHQ-9');
  await page.goForward();
  await expectScreen(page, 'PHQ-9');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('experience: each page starts at its top, with the title set and the heading in focus', async ({
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

test('experience: after the submit Back does not lead into the form again', async ({ page }) => {
  await answerGad7(page);
  await press(page, 'Submit');
  await expectScreen(page, 'Assessments completed!');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expectScreen(page, /^You['’]re all set!$/);
});

test('experience: the first screen of a visit leaves the focus where the browser puts it', async ({
  page,
}) => {
  await page.goto(assessmentsUrl('sam'));
  await expectScreen(page, 'GAD-7');
  await expect(page.locator('body')).toBeFocused();
});
