import type { Browser } from '@playwright/test';
import { scrollAndRecordFrames } from '../in-page/record-frames';
import { signIn, seedCheckInEntries } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { pressToRender } from './press-to-render';
import { openDevice } from './emulated-device';

/** Numbers of entries in the measured histories. */
export const ENTRIES = [10, 5000] as const;

const ENTRY = 'main li a[href*="/completed/"]';
/** Entries that a small screen shows at first. */
const FIRST_ENTRIES = 10;
const SCROLL = { count: 120, step: 400 } as const;
const TIMEOUT_MS = 120_000;

/** In ms: from the press to the first entries, and the duration of each frame while scrolling. */
export type HistoryReading = { readonly pressToRender: number; readonly frames: readonly number[] };

/** With a slow CPU: opens a history of `size` entries, and scrolls through it once all are rendered. */
export async function measureHistory(
  browser: Browser,
  site: Site,
  size: number,
): Promise<HistoryReading> {
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: true });
  try {
    const { page, failed } = device;
    await signIn(page, site);
    seedCheckInEntries(site.world, size);
    await page.goto(`${site.url}/check-ins`);
    const expected = { selector: ENTRY, count: FIRST_ENTRIES };
    const link = 'History of Lifestyle correlates';
    const renderTime = await Promise.race([pressToRender(page, link, expected), failed]);
    await page.waitForFunction(
      ({ selector, size }) => document.querySelectorAll(selector).length === size,
      { selector: ENTRY, size },
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    const frames = await page.evaluate(scrollAndRecordFrames, SCROLL);
    return { pressToRender: renderTime, frames };
  } finally {
    await device.close();
  }
}
