import type { Browser } from '@playwright/test';
import { pressFirstLink, LINK_INTERACTIVE_MARK } from '../in-page/press-first-link';
import { signIn } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { openDevice } from './emulated-device';

/** Matches an overdue assessment in 'To Do' (D9). */
const FIRST_ASSESSMENT_LINK = 'main a[href*="/assessments?assessments="]';
const TIMEOUT_MS = 60_000;

/** Cold page load of a signed-in user: ms from the navigation until an assessment on the home page is interactive. */
export async function measureHome(browser: Browser, site: Site): Promise<number> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = device;
    await signIn(page, site);
    await page.addInitScript(pressFirstLink, {
      selector: FIRST_ASSESSMENT_LINK,
      mark: LINK_INTERACTIVE_MARK,
    });
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    const interactive = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      LINK_INTERACTIVE_MARK,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([interactive, failed])).jsonValue());
  } finally {
    await device.close();
  }
}
