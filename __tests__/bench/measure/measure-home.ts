import type { Browser } from '@playwright/test';
import { pressFirstLink, TAKEN } from '../in-page/press-first-link';
import { signMemberIn } from '../sites/members';
import type { Site } from '../sites/open-sites';
import { openPhone } from './slow-phone';

/** An overdue assessment in 'To Do' (D9). */
const FIRST_TO_DO = 'main a[href*="/assessments?assessments="]';
const TIMEOUT_MS = 60_000;

/** A cold visit of somebody signed in: ms from the navigation until an assessment of the home page can be pressed. */
export async function measureHome(browser: Browser, site: Site): Promise<number> {
  const phone = await openPhone(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = phone;
    await signMemberIn(page, site);
    await page.addInitScript(pressFirstLink, { selector: FIRST_TO_DO, mark: TAKEN });
    await page.goto(`${site.url}/`, { waitUntil: 'commit' });
    const taken = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      TAKEN,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([taken, failed])).jsonValue());
  } finally {
    await phone.close();
  }
}
