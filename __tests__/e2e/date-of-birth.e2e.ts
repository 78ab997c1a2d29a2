import type { Page } from '@playwright/test';
import { assessmentsUrl, expectScreen } from './support/screens';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByLabel('Date of birth');

test.beforeEach(async ({ page }) => {
  await page.goto(assessmentsUrl('elias'));
  await expectScreen(page, 'Verify your date of birth');
});

test('§5 date of birth: the mask formats typed, pasted and edited text', async ({ page }) => {
  await field(page).pressSequentially('02291984');
  await expect(field(page)).toHaveValue('02/29/1984');
  for (let presses = 0; presses < 4; presses += 1) await field(page).press('Backspace');
  await field(page).pressSequentially('1990');
  await expect(field(page)).toHaveValue('02/29/1990');
  await field(page).press('ControlOrMeta+a');
  await field(page).press('Delete');
  await page.keyboard.insertText('1984-02-29');
  await expect(field(page)).toHaveValue('02/29/1984');
  await field(page).press('Home');
  await field(page).press('ArrowRight');
  await field(page).press('Delete');
  await page.keyboard.type('3');
  await expect(field(page)).toHaveValue('03/29/1984');
  await expect(field(page)).toHaveAttribute('inputmode', 'numeric');
  await expect(field(page)).toHaveAttribute('autocomplete', 'bday');
});
