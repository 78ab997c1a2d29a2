import type { Browser, CDPSession } from '@playwright/test';
import { answerAll, MARKS } from '../in-page/answer-all';
import type { Site } from '../sites/open-sites';
import { createVisitors, getAssessmentUrl } from '../sites/visitors';
import { getSlope } from '../report/statistics';
import { SUBMITTED, waitForCompletion } from './measure-load';
import { openDevice } from './emulated-device';

/** The heap size is reported after this many completed assessments. */
const COMPLETIONS = 50;
/** Growth is measured over these: before, the engine still compiles code, which also grows the heap. */
const ADDITIONAL_COMPLETIONS = 50;
const SIZE = 10;

/** Bytes in use after 50 completed assessments, and the growth per completed assessment over the next 50. */
export type HeapReading = { readonly bytesAfter: number; readonly growth: number };

/** Returns the bytes in use after a forced garbage collection. */
export async function getHeapUsage(devtools: CDPSession): Promise<number> {
  // Objects that the first collection finalises may keep others alive until the second.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

/** Completes the links of 100 users one after the other, without a page load between them. */
export async function measureHeap(browser: Browser, { url, world }: Site): Promise<HeapReading> {
  const total = COMPLETIONS + ADDITIONAL_COMPLETIONS;
  const [first = '', ...others] = createVisitors(world, total, SIZE);
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: false });
  try {
    const { page, devtools } = device;
    const readings: [completion: number, bytes: number][] = [];
    const complete = async (index: number) => {
      await page.evaluate(answerAll, { size: SIZE, nextHeading: SUBMITTED, marks: MARKS });
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
    if (world.submissions.length !== total)
      throw new Error('The sandbox did not receive a submit of each user.');
    return { bytesAfter: readings[0]?.[1] ?? NaN, growth: getSlope(readings) };
  } finally {
    await device.close();
  }
}
