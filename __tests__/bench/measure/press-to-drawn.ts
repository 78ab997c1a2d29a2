import type { Page } from '@playwright/test';
import { DRAWN, noteDrawn } from '../in-page/note-drawn';
import { waitForRest } from './wait-for-rest';

/** Long enough for whatever the page has started on its own, in ms. */
const REST_MS = 500;
const TIMEOUT_MS = 60_000;

/** Presses a link of a page at rest: ms from the press to the frame that shows `count` elements that fit `selector`. */
export async function pressToDrawn(
  page: Page,
  link: string,
  wanted: { readonly selector: string; readonly count: number },
): Promise<number> {
  const target = page.getByRole('link', { name: link, exact: true });
  await target.waitFor({ timeout: TIMEOUT_MS });
  await waitForRest(page);
  await page.waitForTimeout(REST_MS);
  await page.evaluate(noteDrawn, { ...wanted, name: DRAWN.fromPress });
  await target.click();
  const duration = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.duration,
    DRAWN.fromPress,
    { timeout: TIMEOUT_MS, polling: 100 },
  );
  return Number(await duration.jsonValue());
}
