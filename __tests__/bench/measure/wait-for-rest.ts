import type { Page } from '@playwright/test';

/** How long nothing more may have arrived, in ms. */
const REST_MS = 500;

/** Waits until a page has loaded all that it asks for by itself; Playwright's own 'networkidle' now and then never comes. */
export async function waitForRest(page: Page): Promise<void> {
  const countLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (let known = -1, count = await countLoaded(); count !== known; count = await countLoaded()) {
    known = count;
    await page.waitForTimeout(REST_MS);
  }
}
