import type { Page } from '@playwright/test';

/** Holds all requests that match `url`; returns the function that releases them. */
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
