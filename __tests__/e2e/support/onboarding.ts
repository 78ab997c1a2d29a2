import type { Locator, Page } from '@playwright/test';
import { expectScreen, press } from './screens';

/** Ivy's phone number alone identifies her invite; the Lindqvists share theirs. */
export const IVYS_PHONE = '2015550140';
export const FAMILY_PHONE = '2015550130';
export const PASSWORD = 'Sunny-Day-43';

/** The text box with this label; a radio may have the same name. */
export const field = (page: Page, name: string): Locator =>
  page.locator('input:not([type=radio])').and(page.getByLabel(name, { exact: true }));

/** Looks up an invite by phone. */
export async function lookUpByPhone(page: Page, phone: string): Promise<void> {
  await expectScreen(page, 'Find your account');
  await field(page, 'Phone number').fill(phone);
  await press(page, 'Continue');
}

/** Looks up an invite by email. */
export async function lookUpByEmail(page: Page, email: string): Promise<void> {
  await expectScreen(page, 'Find your account');
  await page.getByRole('radio', { name: 'Email' }).check();
  await field(page, 'Email').fill(email);
  await press(page, 'Continue');
}

/** Enters last name and date of birth, and looks up again. */
export async function submitPersonalDetails(
  page: Page,
  lastName: string,
  dateOfBirth: string,
): Promise<void> {
  await field(page, 'Last name').fill(lastName);
  await field(page, 'Date of birth').fill(dateOfBirth);
  await press(page, 'Continue');
}

/** Goes to the code step, as Ivy. */
export async function reachCode(page: Page): Promise<void> {
  await page.goto('/accept-invite');
  await lookUpByPhone(page, IVYS_PHONE);
  await expectScreen(page, 'Enter your code');
}

/** Enters a password twice and submits. */
export async function createAccount(page: Page): Promise<void> {
  await field(page, 'Password').fill(PASSWORD);
  await field(page, 'Confirm password').fill(PASSWORD);
  await press(page, 'Create account');
}
