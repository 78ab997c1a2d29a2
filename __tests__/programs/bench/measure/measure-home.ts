import type { Browser } from '@playwright/test';
import { pressFirstLink, LINK_PRESSABLE } from '../in-page/press-first-link';
import { signIn } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { openDevice } from './emulated-device';

/** An overdue assessment in 'To Do' (D9). */
const FIRST_ASSESSMENT_LINK = 'main a[href*="/assessments?assessments="]';
const TIMEOUT_MS = 60_000;

/** A cold visit of somebody signed in: ms from the navigation until an assessment of the home page can be pressed. */
export async function measureHome(browser: Browser, site: Site): Promise<number> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = device;
    await signIn(page, site);
    await page.addInitScript(pressFirstLink, {
      selector: FIRST_ASSESSMENT_LINK,
      mark: LINK_PRESSABLE,
    });
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    const pressable = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      LINK_PRESSABLE,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([pressable, failed])).jsonValue());
  } finally {
    await device.close();
  }
}
