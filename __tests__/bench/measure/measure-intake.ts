import type { Browser } from '@playwright/test';
import { BUSY, pressUntilBusy } from '../in-page/press-until-busy';
import type { Site } from '../sites/open-sites';
import { openPhone } from './slow-phone';

const TIMEOUT_MS = 60_000;

/** A cold visit of a new patient: ms from the navigation until Continue of the intake's first step can be pressed. */
export async function measureIntake(browser: Browser, site: Site): Promise<number> {
  const phone = await openPhone(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = phone;
    await page.addInitScript(pressUntilBusy, { name: 'Continue', mark: BUSY });
    await page.goto(`${site.url}/intake?code=intake-nia`, { waitUntil: 'commit' });
    const taken = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      BUSY,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([taken, failed])).jsonValue());
  } finally {
    await phone.close();
  }
}
