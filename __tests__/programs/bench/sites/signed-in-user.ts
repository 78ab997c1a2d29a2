import type { Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../../src/qa/sandbox/world/accounts';
import type { Site } from './open-sites';

/** A seed user with an account, overdue assessments and all check-ins. */
export const SIGNED_IN_USER = 'ada';

/** Resets the sandbox and signs the user in, so that the browser has a session cookie. */
export async function signIn(page: Page, { url, world }: Site): Promise<void> {
  world.reset();
  const response = await page.context().request.post(`${url}/auth/sign-in`, {
    data: { email: `${SIGNED_IN_USER}@example.com`, password: SEED_PASSWORD, userType: 'patient' },
  });
  if (!response.ok()) throw new Error('The user could not be signed in.');
}
