import type { Page } from '@playwright/test';

/** Keeps every request that fits from leaving, until what it gives back is called. */
export async function holdCalls(page: Page, url: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await isReleased;
    await route.fallback();
  });
  return () => release();
}
