import type { Browser } from '@playwright/test';
import { mockGraphs } from '../in-page/mock-graphs';
import { signIn } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { pressToRender } from './press-to-render';
import { openDevice } from './emulated-device';

/** Numbers of points per line in the measured charts. */
export const POINTS = [10, 365, 10_000] as const;

/** Matches a card whose chart has rendered its lines. */
const CARD_WITH_CHART = 'section:has(svg[role="img"] path.visx-linepath)';
/** Two cards: symptoms and lifestyle. */
const CARDS = 2;

/** With a slow CPU: ms from the press on 'Progress' until both charts have rendered all lines, with `size` points each. */
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
