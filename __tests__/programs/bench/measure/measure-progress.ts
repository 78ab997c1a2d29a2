import type { Browser } from '@playwright/test';
import { mockGraphs } from '../in-page/mock-graphs';
import { signIn } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { pressToRender } from './press-to-render';
import { openDevice } from './emulated-device';

/** How many points each line of the measured graphs has. */
export const POINTS = [10, 365, 10_000] as const;

/** A card whose chart has its lines. */
const CARD_WITH_CHART = 'section:has(svg[role="img"] path.visx-linepath)';
/** Symptoms and lifestyle. */
const CARDS = 2;

/** On a slow phone: ms from the press on 'Progress' to both charts with all their lines, `size` points each. */
export async function measureProgress(browser: Browser, site: Site, size: number): Promise<number> {
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: true });
  try {
    const { page, failed } = device;
    await signIn(page, site);
    await page.addInitScript(mockGraphs, { size });
    await page.goto(`${site.url}/`);
    const expected = { selector: CARD_WITH_CHART, count: CARDS };
    return await Promise.race([pressToRender(page, 'Progress', expected), failed]);
  } finally {
    await device.close();
  }
}
