import { expect, type Page } from '@playwright/test';
import { CAST_PASSWORD } from '../../../src/sandbox/world/accounts';

/** Signs somebody of the cast in by password, as an earlier visit of this browser has left it: by its cookie. */
export async function signInAs(page: Page, userId: string): Promise<void> {
  const response = await page.context().request.post('/auth/sign-in', {
    data: { email: `${userId}@example.com`, password: CAST_PASSWORD, userType: 'patient' },
  });
  expect(response.ok(), `${userId} has an account`).toBe(true);
}
