import type { Browser } from '@playwright/test';
import { BUTTON_INTERACTIVE_MARK, pressUntilBusy } from '../in-page/press-until-busy';
import type { Site } from '../sites/open-sites';
import { openDevice } from './emulated-device';

const TIMEOUT_MS = 60_000;

/** Cold page load of an intake link: ms from the navigation until Continue in the first step is interactive. */
export async function measureIntake(browser: Browser, site: Site): Promise<number> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = device;
    await page.addInitScript(pressUntilBusy, { name: 'Continue', mark: BUTTON_INTERACTIVE_MARK });
    await page.goto(`${site.url}/intake?code=intake-nia`, { waitUntil: 'commit' });
    const interactive = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      BUTTON_INTERACTIVE_MARK,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([interactive, failed])).jsonValue());
  } finally {
    await device.close();
  }
}
