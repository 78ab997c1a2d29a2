import type { Page } from '@playwright/test';
import { SEED_PASSWORD } from '../../../../src/qa/sandbox/world/accounts';
import { lifestyle } from '../../../../src/qa/sandbox/world/check-ins/modules';
import type { World } from '../../../../src/qa/sandbox/world/world';
import type { Site } from './open-sites';

/** A seed user with an account, overdue assessments and all check-ins. */
const USER_ID = 'ada';
const DAY_MS = 86_400_000;

/** Resets the sandbox and signs the user in, so that the browser has a session cookie. */
export async function signIn(page: Page, { url, world }: Site): Promise<void> {
  world.reset();
  const response = await page.context().request.post(`${url}/auth/sign-in`, {
    data: { email: `${USER_ID}@example.com`, password: SEED_PASSWORD, userType: 'patient' },
  });
  if (!response.ok()) throw new Error('The user could not be signed in.');
}

/** Replaces the user's check-ins with `count` lifestyle check-ins, one per day. */
export function seedCheckInEntries(world: World, count: number): void {
  const now = world.clock.now().getTime();
  const entries = Array.from({ length: count }, (_, index) => {
    const timestamp = new Date(now - (index + 1) * DAY_MS).toISOString();
    return {
      id: `entry-${index}`,
      moduleId: lifestyle.id,
      versionId: lifestyle.versionId,
      createdAt: timestamp,
      updatedAt: timestamp,
      answers: lifestyle.nodes.map(({ id }) => ({ key: id, value: (index % 5) - 2 })),
    };
  });
  world.checkInScores.set(USER_ID, entries);
}
