import type { Page } from '@playwright/test';

/** The network is idle if no resource finishes loading for this many ms. */
const IDLE_MS = 500;

/** Waits until no more resources load. Playwright's own 'networkidle' sometimes never resolves. */
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
