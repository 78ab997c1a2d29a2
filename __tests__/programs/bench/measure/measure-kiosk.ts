import type { Browser } from '@playwright/test';
import { visitKiosk, type KioskVisit } from '../in-page/visit-kiosk';
import { getSlope } from '../report/statistics';
import type { Site } from '../sites/open-sites';
import { createVisitors } from '../sites/visitors';
import { getHeapUsage } from './measure-heap';
import { openDevice } from './emulated-device';

const SIZE = 10;
/** Visits that are not measured: caches fill and the engine compiles. */
const WARM_UP = 20;
/** Number of first and of last visits to compare. */
const COMPARED = 40;
/** Visits per `page.evaluate`; the heap is measured after each round. */
const ROUND = 20;
/** A visit has five navigations, and Chromium ignores what is more than 200 in ten seconds. */
const INTERVAL_MS = 300;

/** A kiosk's day without a page load: times in ms, heap in bytes after a forced garbage collection. */
export type KioskReading = {
  readonly visitCount: number;
  readonly first: readonly KioskVisit[];
  readonly last: readonly KioskVisit[];
  readonly bytesAfter: number;
  /** Bytes per visit. */
  readonly growth: number;
};

/** Gives each visitor a unique last name, so that the kiosk can identify them. */
function createKioskVisitors({ world }: Site, count: number) {
  return createVisitors(world, count, SIZE).map((userId, index) => {
    const lastName = `Visitor${index}`;
    const person = world.people.get(userId);
    if (person === undefined) throw new Error('A visitor is missing in the sandbox.');
    world.people.set(userId, { ...person, lastName, dateOfBirth: '1990-05-17' });
    return { lastName, dateOfBirth: '05/17/1990' };
  });
}

/** Runs visits one after the other at a kiosk, without a page load between them. */
export async function measureKiosk(
  browser: Browser,
  site: Site,
  visitCount: number,
): Promise<KioskReading> {
  const visitors = createKioskVisitors(site, visitCount);
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: false });
  try {
    const { page, devtools, failed } = device;
    const heaps: [visit: number, bytes: number][] = [];
    const visits: KioskVisit[] = [];
    await page.goto(`${site.url}/kiosk/lakeside`);
    const origin = await page.evaluate(() => performance.timeOrigin);
    while (visits.length < visitCount) {
      const round = visitors.slice(visits.length, visits.length + ROUND);
      const visiting = page.evaluate(visitKiosk, {
        visitors: round,
        size: SIZE,
        intervalMs: INTERVAL_MS,
      });
      visits.push(...(await Promise.race([visiting, failed])));
      if (visits.length > WARM_UP) heaps.push([visits.length, await getHeapUsage(devtools)]);
    }
    if (site.world.submissions.length !== visitCount)
      throw new Error('The sandbox did not receive a submit of each visit.');
    if ((await page.evaluate(() => performance.timeOrigin)) !== origin)
      throw new Error('The page was reloaded.');
    return {
      visitCount,
      first: visits.slice(WARM_UP, WARM_UP + COMPARED),
      last: visits.slice(-COMPARED),
      bytesAfter: heaps.at(-1)?.[1] ?? NaN,
      growth: getSlope(heaps),
    };
  } finally {
    await device.close();
  }
}
