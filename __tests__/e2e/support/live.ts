import { test as base, expect, type Page } from '@playwright/test';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { qaFolder } from './qa-build';
import { trackPageErrors } from './track-page-errors';

type Site = { readonly url: string };

/** A test of the visualiser with the app, in a QA build; fails on unexpected errors. */
export const test = base.extend<{ pageErrors: undefined }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = createSandboxServer({ distFolder: qaFolder, control: true });
      await use(await server.listen(0));
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  pageErrors: [
    async ({ context, site }, use) => {
      const { unexpected, allow } = trackPageErrors(context, site.url);
      // The browser logs every error response that a walkthrough provokes.
      allow(/Failed to load resource/);
      await use(undefined);
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

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
