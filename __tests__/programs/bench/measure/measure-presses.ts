import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordPresses, PRESS_MEASURES } from '../in-page/record-presses';
import type { Site } from '../sites/open-sites';
import { createVisitors, getAssessmentUrl } from '../sites/visitors';
import { openDevice } from './emulated-device';
import { getHeapUsage } from './measure-heap';
import { waitForNetworkIdle } from './wait-for-network-idle';

/** Presses per page, spread over all of its answers. */
const PRESS_COUNT = 20;
/** In ms; long enough for the effects of the last scroll or press. */
const SETTLE_MS = 250;
const LOAD_TIMEOUT_MS = 60_000;

/** Real presses in one page, and the bytes that are in use when its questions are on the screen and none is answered. */
export type PressReading = {
  /** ms from each press to the frame that shows its result. */
  readonly toPaint: readonly number[];
  /** ms of work on the main thread for each press, until the page is idle again. */
  readonly work: readonly number[];
  readonly heapBytes: number;
};

/** Returns the total time of all tasks of the page's main thread so far, in ms. */
async function getTaskTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Presses an answer; returns ms of work on the main thread. */
async function pressAnswer(page: Page, devtools: CDPSession, index: number): Promise<number> {
  const answer = page.locator('input[type="radio"]').nth(index);
  await answer.evaluate((input) => input.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(SETTLE_MS);
  const box = await answer.boundingBox();
  if (box === null) throw new Error('An answer is not visible.');
  const before = await getTaskTime(devtools);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLE_MS);
  const after = await getTaskTime(devtools);
  if (!(await answer.isChecked())) throw new Error('A press on an answer was lost.');
  return after - before;
}

/** Measures real presses on an idle page with a slow CPU. */
export async function measurePresses(
  browser: Browser,
  { url, world }: Site,
  size: number,
): Promise<PressReading> {
  const [userId = ''] = createVisitors(world, 1, size);
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: true });
  try {
    const { page, devtools } = device;
    await devtools.send('Performance.enable');
    await page.addInitScript(recordPresses, { names: PRESS_MEASURES });
    await page.goto(url + getAssessmentUrl(userId, size));
    const radios = page.locator('input[type="radio"]');
    await radios.first().waitFor({ timeout: LOAD_TIMEOUT_MS });
    await waitForNetworkIdle(page);
    const heapBytes = await getHeapUsage(devtools);
    const count = await radios.count();
    const work: number[] = [];
    for (let press = 0; press < PRESS_COUNT; press += 1) {
      const index = Math.floor(((press + 0.5) / PRESS_COUNT) * count);
      work.push(await pressAnswer(page, devtools, index));
    }
    const toPaint = await page.evaluate(
      (name) => performance.getEntriesByName(name).map(({ duration }) => duration),
      PRESS_MEASURES.toPaint,
    );
    if (toPaint.length !== PRESS_COUNT) throw new Error('Not every press was measured.');
    return { toPaint, work, heapBytes };
  } finally {
    await device.close();
  }
}
