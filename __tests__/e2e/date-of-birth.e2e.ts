import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expect-accessible';
import { assessmentsUrl, expectScreen, press } from './support/screens';
import { expect, test } from './support/test';

const field = (page: Page) => page.getByLabel('Date of birth');

/** Formats the date `years` ago plus `days` as MM/dd/yyyy. */
function formatDateYearsAgo(years: number, days = 0): string {
  const now = new Date();
  const day = new Date(now.getFullYear() - years, now.getMonth(), now.getDate() + days);
  const toTwoDigits = (part: number) => String(part).padStart(2, '0');
  return `${toTwoDigits(day.getMonth() + 1)}/${toTwoDigits(day.getDate())}/${day.getFullYear()}`;
}

test.beforeEach(async ({ page }) => {
  await page.goto(assessmentsUrl('elias'));
  await expectScreen(page, 'Verify your date of birth');
});

const invalid = 'Please enter a valid date of birth';
const future = "You can't be born in the future!";
const past = 'Year is too far in the past.';
const invalidDates = [
  ['', invalid],
  ['02/29', invalid],
  ['02/29/1985', invalid],
  ['13/01/1985', invalid],
  ['00/00/0000', invalid],
  [formatDateYearsAgo(0, 2), future],
  [formatDateYearsAgo(-1), future],
  [formatDateYearsAgo(130, -2), past],
  ['01/01/1850', past],
] as const;

test('§5 date of birth: the field shows an error for each invalid date, and is accessible with it', async ({
  page,
  clinic,
}) => {
  await expectAccessible(page);
  await press(page, 'Continue');
  await expect(page.getByText(invalid)).toBeVisible();
  await expectAccessible(page);
  for (const [typed, message] of invalidDates)
    await test.step(`${typed || 'an empty field'} shows “${message}”`, async () => {
      await field(page).fill(typed);
      await press(page, 'Continue');
      await expect(field(page)).toHaveAccessibleDescription(
        new RegExp(message.replace('!', '\\!')),
      );
      await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
      await field(page).fill('02/29/1984');
      await expect(page.getByText(message)).toHaveCount(0);
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
    });
  expect(clinic.getRequests('birthday-verification')).toEqual([]);
  await press(page, 'Continue');
  await expectScreen(page, 'PHQ-9');
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

test('§8 birthday verification: a wrong date and a failed request show an error and keep the input', async ({
  page,
  clinic,
}) => {
  // §8.birthday.1
  await field(page).fill('01/01/1984');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.',
  );
  await expect(field(page)).toHaveValue('01/01/1984');
  await expectAccessible(page);

  clinic.failNext({ path: 'birthday-verification', kind: 'status', status: 429 });
  clinic.failNext({ path: 'birthday-verification', kind: 'network' });
  await field(page).fill('02/29/1984');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(/Too many tries/);
  expect(clinic.getRequests('birthday-verification')).toHaveLength(2);
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(
    "Something went wrong, couldn't verify birthday.",
  );
  await expect(field(page)).toHaveValue('02/29/1984');
  await field(page).press('Enter');
  await expectScreen(page, 'PHQ-9');
  const verification = { dateOfBirth: '1984-02-29', telecomType: 'phone' };
  expect(clinic.getRequests('birthday-verification').map(({ body }) => body)).toEqual([
    { ...verification, dateOfBirth: '1984-01-01' },
    verification,
    verification,
    verification,
  ]);
});
