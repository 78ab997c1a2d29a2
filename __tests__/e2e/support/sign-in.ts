import { expect, type Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../src/qa/sandbox/world/accounts';

/** Signs a seed user in by password, so that the browser has a session cookie. */
export async function signInAs(page: Page, userId: string): Promise<void> {
  const response = await page.context().request.post('/auth/sign-in', {
    data: { email: `${userId}@example.com`, password: SEED_PASSWORD, userType: 'patient' },
  });
  expect(response.ok(), `${userId} has an account`).toBe(true);
}

/** Fills in the login form and submits it. */
export async function logIn(page: Page, email: string, password = SEED_PASSWORD): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
