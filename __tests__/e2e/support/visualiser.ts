import { test as base, expect, type Page } from '@playwright/test';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { qaFolder } from './qa-build';
import { trackPageErrors } from './track-page-errors';

type Site = { readonly url: string };

/** A test of the visualiser in a QA build; fails on unexpected errors. */
export const test = base.extend<{ pageErrors: undefined }, { site: Site }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = createSandboxServer({ distFolder: qaFolder });
      await use(await server.listen(0));
      await server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  pageErrors: [
    async ({ context, site }, use) => {
      const { unexpected } = trackPageErrors(context, site.url);
      await use(undefined);
      base.expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page of the visualiser and waits for its chart, if it has one. */
export async function openVisualiser(page: Page, hash: string): Promise<void> {
  await page.goto(`/visualiser.html${hash}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (!/^#\/(?:catalogue|release|specification)/.test(hash)) await expectDrawn(page);
}

/** Waits until the chart is laid out and drawn. */
export async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('[data-drawing] [data-state]').first()).toBeVisible();
}
