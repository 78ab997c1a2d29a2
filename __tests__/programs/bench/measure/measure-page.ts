import type { Browser } from '@playwright/test';
import { LAYOUT_SHIFT, observeLayoutShift } from '../in-page/observe-layout-shift';
import { MARKS, pressUntilHandled } from '../in-page/press-until-handled';
import { signIn } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { openDevice, type Device } from './emulated-device';
import type { Page } from './pages';
import { waitForNetworkIdle } from './wait-for-network-idle';

const TIMEOUT_MS = 60_000;

/** ms from the navigation until a page handles a press, and the sum of its layout shifts. */
export type PageReading = {
  readonly cold: number;
  /** The same page opened again, with what the HTTP cache then holds. */
  readonly again: number;
  readonly layoutShift: number;
};

/** Opens a page; returns ms until it is interactive. */
async function open({ page, failed }: Device, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  const interactive = page.waitForFunction(
    (mark) => performance.getEntriesByName(mark)[0]?.startTime,
    MARKS.handled,
    { timeout: TIMEOUT_MS, polling: 250 },
  );
  return Number(await (await Promise.race([interactive, failed])).jsonValue());
}

/** Loads a page cold, and once more after that. */
export async function measurePage(
  browser: Browser,
  site: Site,
  { path, selector, handled, isSignedIn }: Page,
): Promise<PageReading> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page } = device;
    if (isSignedIn) await signIn(page, site);
    else site.world.reset();
    await page.addInitScript(pressUntilHandled, { selector, handled, marks: MARKS });
    await page.addInitScript(observeLayoutShift, { key: LAYOUT_SHIFT, pressed: MARKS.pressed });
    const cold = await open(device, site.url + path);
    await waitForNetworkIdle(page);
    const layoutShift = await page.evaluate(
      (name) => Number(Reflect.get(window, name)),
      LAYOUT_SHIFT,
    );
    const again = await open(device, site.url + path);
    return { cold, again, layoutShift };
  } finally {
    await device.close();
  }
}
