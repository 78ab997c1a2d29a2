import { expect, type Page } from '@playwright/test';
import { createTest } from './create-test';

/** A test of the visualiser with the app: the browser logs every error response that a walkthrough provokes. */
export const test = createTest({ control: true, allow: /Failed to load resource/ });

export { expect };

/** Opens Live mode for a machine, and waits until its states are listed. */
export async function openLive(page: Page, machineId: string, query = ''): Promise<void> {
  await page.goto(`/visualiser.html#/live/${machineId}${query}`);
  await expect(page.getByRole('list', { name: 'States' })).toBeVisible();
}

/** Drives the app to a state, and waits until it is reached. */
export async function goToState(page: Page, state: string): Promise<void> {
  await page.getByRole('button', { name: `Go to state: ${state}`, exact: true }).click();
  await expect(page.getByText('State reached.')).toBeVisible();
}
