import type { Browser } from '@playwright/test';
import { answerAll, MARKS } from '../in-page/answer-all';
import { readLoad, type LoadTimings } from '../in-page/read-load';
import { readApiRequests } from '../in-page/read-requests';
import { countRounds } from '../report/count-rounds';
import type { Site } from '../sites/open-sites';
import { assignAlso, createVisitors, getAssessmentUrl } from '../sites/visitors';
import { openDevice, type Device } from './emulated-device';

/** `apiRounds`: sequential rounds of requests to the API until the page was interactive. */
export type LoadReading = LoadTimings & { readonly apiRounds: number };

/** Limit for a whole run in ms: a thousand answers at a few frames each. */
const RUN_TIMEOUT_MS = 240_000;

/** An assessment of `size` questions, and the one that follows it. */
const SECOND_PAGE = { size: 10, id: 'phq-9', heading: 'PHQ-9' } as const;

/** The heading after a submit. */
export const SUBMITTED = 'Assessments completed!';

/** Waits until `answerAll` has finished in the page; throws if it failed. */
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

/** Cold page load of a public link, from the navigation to the confirmed submit. */
export async function measureLoad(
  browser: Browser,
  { url, world }: Site,
  size: number,
): Promise<LoadReading> {
  const [userId = ''] = createVisitors(world, 1, size);
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    await device.page.addInitScript(answerAll, { size, nextHeading: SUBMITTED, marks: MARKS });
    await device.page.goto(url + getAssessmentUrl(userId, size), { waitUntil: 'commit' });
    await waitForCompletion(device);
    const [submission] = world.submissions;
    if (submission?.assessments[0]?.answers.length !== size)
      throw new Error('The sandbox did not receive all answers.');
    const timings = await device.page.evaluate(readLoad, { marks: MARKS });
    const requests = await device.page.evaluate(readApiRequests, {
      since: 0,
      until: timings.interactive,
    });
    return { ...timings, apiRounds: countRounds(requests) };
  } finally {
    await device.close();
  }
}

/** Cold page load of a link to two assessments: ms from the navigation until the second one is on the screen. */
export async function measureSecondPage(browser: Browser, { url, world }: Site): Promise<number> {
  const [userId = ''] = createVisitors(world, 1, SECOND_PAGE.size);
  const device = await openDevice(browser, { isNetworkSlow: true, isCpuSlow: true });
  try {
    const { size, id, heading } = SECOND_PAGE;
    assignAlso(world, userId, id);
    await device.page.addInitScript(answerAll, { size, nextHeading: heading, marks: MARKS });
    await device.page.goto(`${url}${getAssessmentUrl(userId, size)},${id}`, {
      waitUntil: 'commit',
    });
    await waitForCompletion(device);
    return (await device.page.evaluate(readLoad, { marks: MARKS })).acknowledged;
  } finally {
    await device.close();
  }
}
