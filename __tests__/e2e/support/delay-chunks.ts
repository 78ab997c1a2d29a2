import type { Page } from '@playwright/test';

/** In ms: a chunk that loads on demand, long after the page has rendered what it has. */
const CHUNK_DELAY_MS = 400;

/** Delays the scripts that load on demand: all that the HTML of the page does not name. */
export async function delayChunks(page: Page): Promise<void> {
  const html = await (await page.request.get('/')).text();
  const isLate = ({ pathname }: URL) =>
    /^\/assets\/.*\.js$/.test(pathname) && !html.includes(pathname);
  await page.route(isLate, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, CHUNK_DELAY_MS));
    await route.fallback();
  });
}
