import type { Browser } from '@playwright/test';
import { answerAll, MARKS } from '../in-page/answer-all';
import { readLoad, type LoadReading } from '../in-page/read-load';
import type { Site } from '../sites/open-sites';
import { createVisitors, getAssessmentUrl } from '../sites/visitors';
import { openDevice, type Device } from './emulated-device';

/** The longest a whole run may take, in ms: a thousand answers at a few frames each. */
const RUN_TIMEOUT_MS = 240_000;

/** Waits until the page has pressed everything and the submit was acknowledged; throws with the reason where it failed. */
export async function waitForCompletion({ page, failed }: Device): Promise<void> {
  const completed = page.waitForFunction(
    ({ acknowledged, failed }) => {
      const [failure] = performance.getEntriesByName(failed);
      if (failure instanceof PerformanceMark) throw new Error(String(failure.detail));
      return performance.getEntriesByName(acknowledged).length > 0;
    },
    MARKS,
    { timeout: RUN_TIMEOUT_MS, polling: 250 },
  );
  await Promise.race([completed, failed]);
}

/** One cold visit to the public link, from the navigation to the acknowledged submit. */
export async function measureLoad(
  browser: Browser,
  { url, world }: Site,
  size: number,
): Promise<LoadReading> {
  const [userId = ''] = createVisitors(world, 1, size);
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    await device.page.addInitScript(answerAll, { size, marks: MARKS });
    await device.page.goto(url + getAssessmentUrl(userId, size), { waitUntil: 'commit' });
    await waitForCompletion(device);
    const [submission] = world.submissions;
    if (submission?.assessments[0]?.answers.length !== size)
      throw new Error('The clinic did not receive every answer.');
    return await device.page.evaluate(readLoad, { marks: MARKS });
  } finally {
    await device.close();
  }
}
