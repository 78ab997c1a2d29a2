import type { Browser } from '@playwright/test';
import { BUTTON_PRESSABLE, pressUntilBusy } from '../in-page/press-until-busy';
import type { Site } from '../sites/open-sites';
import { openDevice } from './emulated-device';

const TIMEOUT_MS = 60_000;

/** A cold visit of a new patient: ms from the navigation until Continue of the intake's first step can be pressed. */
export async function measureIntake(browser: Browser, site: Site): Promise<number> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = device;
    await page.addInitScript(pressUntilBusy, { name: 'Continue', mark: BUTTON_PRESSABLE });
    await page.goto(`${site.url}/intake?code=intake-nia`, { waitUntil: 'commit' });
    const pressable = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      BUTTON_PRESSABLE,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([pressable, failed])).jsonValue());
  } finally {
    await device.close();
  }
}
