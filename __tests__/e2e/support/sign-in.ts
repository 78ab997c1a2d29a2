import { expect, type Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../src/qa/sandbox/world/accounts';

/** Signs somebody of the cast in by password, as an earlier visit of this browser has left it: by its cookie. */
export async function signInAs(page: Page, userId: string): Promise<void> {
  const response = await page.context().request.post('/auth/sign-in', {
    data: { email: `${userId}@example.com`, password: SEED_PASSWORD, userType: 'patient' },
  });
  expect(response.ok(), `${userId} has an account`).toBe(true);
}

/** Fills in the login that is on screen, and sends it. */
export async function logIn(page: Page, email: string, password = SEED_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
