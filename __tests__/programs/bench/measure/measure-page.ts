import type { Browser } from '@playwright/test';
import { pressUntilHandled, HANDLED_MARK } from '../in-page/press-until-handled';
import { signIn } from '../sites/signed-in-user';
import type { Site } from '../sites/open-sites';
import { openDevice } from './emulated-device';

const TIMEOUT_MS = 60_000;

type Target = {
  readonly path: string;
  /** What is pressed: the first element that matches the selector and contains the text. */
  readonly selector: string;
  readonly text: string;
  readonly isSignedIn: boolean;
};

/** The home page: an overdue assessment in 'To Do' (D9). */
export const HOME: Target = {
  path: '/',
  selector: 'main a[href*="/assessments?assessments="]',
  text: '',
  isSignedIn: true,
};

/** The first step of the intake. */
export const INTAKE: Target = {
  path: '/intake?code=intake-nia',
  selector: 'main button',
  text: 'Continue',
  isSignedIn: false,
};

/** Cold page load: ms from the navigation until a target is interactive. */
export async function measurePage(
  browser: Browser,
  site: Site,
  { path, selector, text, isSignedIn }: Target,
): Promise<number> {
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, failed } = device;
    if (isSignedIn) await signIn(page, site);
    await page.addInitScript(pressUntilHandled, { selector, text, mark: HANDLED_MARK });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    const interactive = page.waitForFunction(
      (mark) => performance.getEntriesByName(mark)[0]?.startTime,
      HANDLED_MARK,
      { timeout: TIMEOUT_MS, polling: 250 },
    );
    return Number(await (await Promise.race([interactive, failed])).jsonValue());
  } finally {
    await device.close();
  }
}
