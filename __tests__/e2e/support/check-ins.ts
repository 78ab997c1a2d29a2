import { expect, type Locator, type Page } from '@playwright/test';
import { assignCheckIn, everyNodeModule } from '../../support/check-in-module';
import type { Clinic } from './clinic';
import { expectScreen } from './screens';
import { signInAs } from './sign-in';
import type { World } from '../../../src/qa/sandbox/world/world';

export const slider = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name, exact: true });

/** The card of a check-in in the list. */
export const moduleCard = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Signs a user in and opens a path. */
export async function openSignedIn(page: Page, userId: string, path: string): Promise<void> {
  await signInAs(page, userId);
  await page.goto(path);
}

/** Signs Ada in and opens a check-in with one node of every type, which is assigned to her. */
export async function openEveryNode(page: Page, world: World): Promise<void> {
  assignCheckIn(world, 'ada', everyNodeModule);
  await openSignedIn(page, 'ada', '/check-ins/every-node');
  await expectScreen(page, 'Every node');
}

/** The bodies of all submits of check-ins, whether accepted or not. */
export const getSubmittedCheckIns = (clinic: Clinic): readonly unknown[] =>
  clinic.getRequests('submit-check-ins').map(({ body }) => body);

/** Waits for the list of check-ins with `title` in it. */
export async function expectList(page: Page, title: string): Promise<void> {
  await expectScreen(page, 'Check in');
  await expect(page).toHaveURL('/check-ins');
  await expect(moduleCard(page, title)).toBeVisible();
}
