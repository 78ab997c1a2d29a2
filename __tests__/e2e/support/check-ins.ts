import { expect, type Locator, type Page } from '@playwright/test';
import { assignCheckIn, everyNode } from '../../support/check-in-module';
import type { Clinic } from './clinic';
import { expectScreen } from './screens';
import { signInAs } from './sign-in';
import type { World } from '../../../src/qa/sandbox/world/world';

export { assignCheckIn, everyNode };

export const slider = (page: Page, name: string): Locator =>
  page.getByRole('slider', { name, exact: true });

/** The card of a module in the list. */
export const moduleCard = (page: Page, title: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Opens a screen of somebody who is signed in. */
export async function openSignedIn(page: Page, userId: string, path: string): Promise<void> {
  await signInAs(page, userId);
  await page.goto(path);
}

/** Opens the check-in with a node of every type, which Ada then has. */
export async function openEveryNode(page: Page, world: World): Promise<void> {
  assignCheckIn(world, 'ada', everyNode);
  await openSignedIn(page, 'ada', '/check-ins/every-node');
  await expectScreen(page, 'Every node');
}

/** The bodies of the check-ins that reached the clinic, accepted or not. */
export const getSubmittedCheckIns = (
  clinic: Clinic,
  endpoint = 'submit-check-ins',
): readonly unknown[] => clinic.getRequests(endpoint).map(({ body }) => body);

/** Waits until the list of check-ins stands there with `title` in it. */
export async function expectList(page: Page, title: string): Promise<void> {
  await expectScreen(page, 'Check in');
  await expect(page).toHaveURL('/check-ins');
  await expect(moduleCard(page, title)).toBeVisible();
}
