import type { Page } from '@playwright/test';

/** Keeps every request that fits from leaving, until what it gives back is called. */
export async function pauseRequests(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return () => release();
}
