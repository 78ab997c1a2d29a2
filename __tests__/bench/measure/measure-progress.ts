import type { Browser } from '@playwright/test';
import { answerGraphs } from '../in-page/answer-graphs';
import { signMemberIn } from '../sites/members';
import type { Site } from '../sites/open-sites';
import { pressToDrawn } from './press-to-drawn';
import { openPhone } from './slow-phone';

/** How many points each line of the measured graphs has. */
export const POINTS = [10, 365, 10_000] as const;

/** A card whose chart has its lines. */
const DRAWN_CARD = 'section:has(svg[role="img"] path.visx-linepath)';
/** Symptoms and lifestyle. */
const CARDS = 2;

/** On a slow phone: ms from the press on 'Progress' to both charts with all their lines, `size` points each. */
export async function measureProgress(browser: Browser, site: Site, size: number): Promise<number> {
  const phone = await openPhone(browser, { isNetworkSlow: false, isCpuSlow: true });
  try {
    const { page, failed } = phone;
    await signMemberIn(page, site);
    await page.addInitScript(answerGraphs, { size });
    await page.goto(`${site.url}/`);
    const wanted = { selector: DRAWN_CARD, count: CARDS };
    return await Promise.race([pressToDrawn(page, 'Progress', wanted), failed]);
  } finally {
    await phone.close();
  }
}
