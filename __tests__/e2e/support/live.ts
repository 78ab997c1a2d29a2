import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { buildForQa } from '../../support/build-visualiser';
import { trackPageErrors } from './track-page-errors';

type Site = { readonly url: string };

/** A test of the visualiser with the app beside it, in a build for QA; it fails on whatever goes wrong unseen. */
export const test = base.extend<{ pageErrors: undefined }, { site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const prebuiltFolder = process.env.QA_FOLDER;
      const folder = prebuiltFolder ?? mkdtempSync(path.join(tmpdir(), 'qa-'));
      if (prebuiltFolder === undefined) await buildForQa(folder);
      const server = createSandboxServer({ distFolder: folder, control: true });
      await use(await server.listen(0));
      await server.close();
      if (prebuiltFolder === undefined) rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  pageErrors: [
    async ({ context, site }, use) => {
      const { unexpected, allow } = trackPageErrors(context, site.url);
      // What is refused on purpose is told on the console by the browser itself.
      allow(/Failed to load resource/);
      await use(undefined);
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens Live at a machine, and waits until it can be used. */
export async function openLive(page: Page, machineId: string, query = ''): Promise<void> {
  await page.goto(`/visualiser.html#/live/${machineId}${query}`);
  await expect(page.getByRole('list', { name: 'States' })).toBeVisible();
}

/** Has the app be driven to a state, and waits until it is there. */
export async function goToState(page: Page, state: string): Promise<void> {
  await page.getByRole('button', { name: `Take me there: ${state}`, exact: true }).click();
  await expect(page.getByText('Arrived.')).toBeVisible();
}
