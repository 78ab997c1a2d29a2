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
for (const [typed, message] of [
  ['', invalid],
  ['02/29', invalid],
  ['02/29/1985', invalid],
  ['13/01/1985', invalid],
  ['00/00/0000', invalid],
  [formatDateYearsAgo(0, 2), "You can't be born in the future!"],
  [formatDateYearsAgo(-1), "You can't be born in the future!"],
  [formatDateYearsAgo(130, -2), 'Year is too far in the past.'],
  ['01/01/1850', 'Year is too far in the past.'],
] as const)
  test(`§5 date of birth: ${typed || 'an empty field'} shows “${message}”`, async ({
    page,
    clinic,
  }) => {
    await field(page).fill(typed);
    await press(page, 'Continue');
    await expect(field(page)).toHaveAccessibleDescription(new RegExp(message.replace('!', '\\!')));
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(clinic.getRequests('birthday-verification')).toEqual([]);
    await field(page).fill('02/29/1984');
    await expect(page.getByText(message)).toHaveCount(0);
    await press(page, 'Continue');
    await expectScreen(page, 'PHQ-9');
  });

test('§5 date of birth: an error next to the field is accessible', async ({ page }) => {
  await expectAccessible(page);
  await press(page, 'Continue');
  await expect(page.getByText(invalid)).toBeVisible();
  await expectAccessible(page);
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

test('§8 birthday verification: a wrong date shows an error, keeps the input and can be corrected (§8.birthday.1)', async ({
  page,
  clinic,
}) => {
  await field(page).fill('01/01/1984');
  await press(page, 'Continue');
  await expect(page.getByRole('alert')).toHaveText(
    'Incorrect date of birth, did you use the MM/dd/yyyy format? Contact your clinician for further assistance.',
  );
  await expect(field(page)).toHaveValue('01/01/1984');
  await expectAccessible(page);
  await field(page).fill('02/29/1984');
  await field(page).press('Enter');
  await expectScreen(page, 'PHQ-9');
  expect(clinic.getRequests('birthday-verification').map(({ body }) => body)).toEqual([
    { dateOfBirth: '1984-01-01', telecomType: 'phone' },
    { dateOfBirth: '1984-02-29', telecomType: 'phone' },
  ]);
});

const fallback = "Something went wrong, couldn't verify birthday.";
for (const [response, fault, message] of [
  ['a message from the server', { kind: 'status', status: 429 }, /Too many tries/],
  ['an error without a message', { kind: 'status', message: null }, fallback],
  ['a network error', { kind: 'network' }, fallback],
  ['invalid JSON', { kind: 'malformed' }, fallback],
  ['an HTML page', { kind: 'html' }, fallback],
] as const)
  test(`§8 birthday verification: shows an error on ${response}, does not retry, and works on the next press`, async ({
    page,
    clinic,
    pageErrors,
  }) => {
    pageErrors.allow(/not have the expected shape/);
    clinic.failNext({ path: 'birthday-verification', ...fault });
    await field(page).fill('02/29/1984');
    await press(page, 'Continue');
    await expect(page.getByRole('alert')).toHaveText(message);
    expect(clinic.getRequests('birthday-verification')).toHaveLength(1);
    await press(page, 'Continue');
    await expectScreen(page, 'PHQ-9');
  });
