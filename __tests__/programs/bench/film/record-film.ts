import type { Browser } from '@playwright/test';
import { openDevice } from '../measure/emulated-device';
import type { Site } from '../sites/open-sites';
import { createVisitors, getAssessmentUrl } from '../sites/visitors';

const SIZE = 10;
/** In ms; the baseline page is complete by then. */
const LENGTH_MS = 2500;
const LOAD_TIMEOUT_MS = 60_000;

/** A picture of the screen, as base64 of a PNG file, and when it was shown, in ms since the navigation. */
type Frame = { readonly shownAt: number; readonly picture: string };

/** What a page load looks like: every frame in which something changed. */
export type Film = readonly Frame[];

/** Records the cold page load of a public link. */
export async function recordFilm(browser: Browser, { url, world }: Site): Promise<Film> {
  const [userId = ''] = createVisitors(world, 1, SIZE);
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { page, devtools } = device;
    const frames: Frame[] = [];
    devtools.on('Page.screencastFrame', ({ data, sessionId, metadata: { timestamp = 0 } }) => {
      frames.push({ shownAt: timestamp * 1000, picture: data });
      void devtools.send('Page.screencastFrameAck', { sessionId });
    });
    await devtools.send('Page.startScreencast', { format: 'png', maxWidth: 188, maxHeight: 334 });
    await page.goto(url + getAssessmentUrl(userId, SIZE), { waitUntil: 'commit' });
    await page.locator('input[type="radio" i]').first().waitFor({ timeout: LOAD_TIMEOUT_MS });
    await page.waitForFunction((length) => performance.now() > length, LENGTH_MS);
    const origin = await page.evaluate(() => performance.timeOrigin);
    return frames.map(({ shownAt, picture }) => ({ shownAt: shownAt - origin, picture }));
  } finally {
    await device.close();
  }
}
