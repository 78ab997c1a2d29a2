import type { Page } from '@playwright/test';

/** How long nothing more may have arrived, in ms. */
const IDLE_MS = 500;

/** Waits until a page has loaded all that it asks for by itself; Playwright's own 'networkidle' now and then never comes. */
export async function waitForNetworkIdle(page: Page): Promise<void> {
  const countLoaded = () => page.evaluate(() => performance.getEntriesByType('resource').length);
  for (
    let previous = -1, count = await countLoaded();
    count !== previous;
    count = await countLoaded()
  ) {
    previous = count;
    await page.waitForTimeout(IDLE_MS);
  }
}
