import type { Page } from '@playwright/test';
import { RENDER_MEASURES, recordRender } from '../in-page/record-render';
import { waitForNetworkIdle } from './wait-for-network-idle';

/** In ms; long enough for work that the page has scheduled after loading. */
const SETTLE_MS = 500;
const TIMEOUT_MS = 60_000;

/** Presses a link on an idle page: ms from the press to the frame that shows `count` elements that match `selector`. */
export async function pressToRender(
  page: Page,
  link: string,
  expected: { readonly selector: string; readonly count: number },
): Promise<number> {
  const target = page.getByRole('link', { name: link, exact: true });
  await target.waitFor({ timeout: TIMEOUT_MS });
  await waitForNetworkIdle(page);
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(recordRender, { ...expected, name: RENDER_MEASURES.fromPress });
  await target.click();
  const duration = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.duration,
    RENDER_MEASURES.fromPress,
    { timeout: TIMEOUT_MS, polling: 100 },
  );
  return Number(await duration.jsonValue());
}
