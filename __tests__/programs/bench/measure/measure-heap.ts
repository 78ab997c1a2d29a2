import type { Browser, CDPSession } from '@playwright/test';
import { answerAll, MARKS } from '../in-page/answer-all';
import type { Site } from '../sites/open-sites';
import { createVisitors, getAssessmentUrl } from '../sites/visitors';
import { getSlope } from '../report/statistics';
import { waitForCompletion } from './measure-load';
import { openDevice } from './emulated-device';

/** What is in use is read after as many. */
const COMPLETIONS = 50;
/** By then the engine has compiled what is run again and again, which takes room as well: growth is read from as many more. */
const ADDITIONAL_COMPLETIONS = 50;
const SIZE = 10;

/** Bytes in use after a forced collection: after 50 completions, and the growth a completion over the 50 that follow. */
export type HeapReading = { readonly bytesAfter: number; readonly growth: number };

/** Bytes in use after a forced collection. */
export async function getHeapUsage(devtools: CDPSession): Promise<number> {
  // What the first round frees may hold what the second one does.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** A hundred people, one after the other, complete their link in one document that is never reloaded. */
export async function measureHeap(browser: Browser, { url, world }: Site): Promise<HeapReading> {
  const total = COMPLETIONS + ADDITIONAL_COMPLETIONS;
  const [first = '', ...others] = createVisitors(world, total, SIZE);
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: false });
  try {
    const { page, devtools } = device;
    const readings: [completion: number, bytes: number][] = [];
    const complete = async (index: number) => {
      await page.evaluate(answerAll, { size: SIZE, marks: MARKS });
      await waitForCompletion(device);
      await page.evaluate(() => performance.clearMarks());
      if (index >= COMPLETIONS) readings.push([index, await getHeapUsage(devtools)]);
    };

    await page.goto(url + getAssessmentUrl(first, SIZE));
    await complete(1);
    for (const [index, userId] of others.entries()) {
      await page.evaluate(
        (link) => {
          window.history.pushState(null, '', link);
          window.dispatchEvent(new PopStateEvent('popstate'));
        },
        getAssessmentUrl(userId, SIZE),
      );
      await complete(index + 2);
    }
    if (world.submissions.length !== total) throw new Error('A completion went missing.');
    return { bytesAfter: readings[0]?.[1] ?? NaN, growth: getSlope(readings) };
  } finally {
    await device.close();
  }
}
