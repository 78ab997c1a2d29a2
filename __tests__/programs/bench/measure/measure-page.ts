import type { Browser } from '@playwright/test';
import { LAYOUT_SHIFT, observeLayoutShift } from '../in-page/observe-layout-shift';
import { HANDLED_MARK, pressUntilHandled } from '../in-page/press-until-handled';
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
    HANDLED_MARK,
    { timeout: TIMEOUT_MS, polling: 250 },
  );
  return Number(await (await Promise.race([interactive, failed])).jsonValue());
}

/** Loads a page cold, and once more after that; then cold without a press, for its layout shifts. */
export async function measurePage(browser: Browser, site: Site, page: Page): Promise<PageReading> {
  const { selector, handled } = page;
  const times = await withDevice(browser, site, page, async (device) => {
    await device.page.addInitScript(pressUntilHandled, { selector, handled, mark: HANDLED_MARK });
    const cold = await open(device, site.url + page.path);
    await waitForNetworkIdle(device.page);
    return { cold, again: await open(device, site.url + page.path) };
  });
  const layoutShift = await withDevice(browser, site, page, async (device) => {
    await device.page.addInitScript(observeLayoutShift, { key: LAYOUT_SHIFT });
    await device.page.goto(site.url + page.path);
    await waitForNetworkIdle(device.page);
    return device.page.evaluate((name) => Number(Reflect.get(window, name)), LAYOUT_SHIFT);
  });
  return { ...times, layoutShift };
}

/** Runs `measure` on a new device, on which a user is signed in if the page needs one. */
async function withDevice<Result>(
  browser: Browser,
  site: Site,
  { isSignedIn }: Page,
  measure: (device: Device) => Promise<Result>,
): Promise<Result> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    if (isSignedIn) await signIn(device.page, site);
    else site.world.reset();
    return await measure(device);
  } finally {
    await device.close();
  }
}
