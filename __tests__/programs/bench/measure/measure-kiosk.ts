import type { Browser } from '@playwright/test';
import { visitKiosk, type KioskVisit } from '../in-page/visit-kiosk';
import { getSlope } from '../report/statistics';
import type { Site } from '../sites/open-sites';
import { createVisitors } from '../sites/visitors';
import { getHeapUsage } from './measure-heap';
import { openDevice } from './emulated-device';

const VISITS = 200;
const SIZE = 10;
/** Caches and compiled code settle first. */
const WARM_UP = 20;
/** Visits at the beginning and at the end that are compared. */
const COMPARED = 40;
/** The heap is read after so many visits; what runs them is compiled anew for each of these rounds. */
const ROUND = 20;

/** A day of a kiosk in one document: times in ms, bytes after a forced collection. */
export type KioskReading = {
  readonly first: readonly KioskVisit[];
  readonly last: readonly KioskVisit[];
  readonly bytesAfter: number;
  /** Bytes a visit. */
  readonly growth: number;
};

/** Gives every invited person a name that the kiosk can tell from the others. */
function createKioskVisitors({ world }: Site) {
  return createVisitors(world, VISITS, SIZE).map((userId, index) => {
    const lastName = `Visitor${index}`;
    const person = world.people.get(userId);
    if (person === undefined) throw new Error('An invited person is not there.');
    world.people.set(userId, { ...person, lastName, dateOfBirth: '1990-05-17' });
    return { lastName, dateOfBirth: '05/17/1990' };
  });
}

/** Two hundred visitors, one after the other, at a kiosk whose page is never loaded again. */
export async function measureKiosk(browser: Browser, site: Site): Promise<KioskReading> {
  const visitors = createKioskVisitors(site);
  const device = await openDevice(browser, { isNetworkSlow: false, isCpuSlow: false });
  try {
    const { page, devtools, failed } = device;
    const heaps: [visit: number, bytes: number][] = [];
    const visits: KioskVisit[] = [];
    await page.goto(`${site.url}/kiosk/lakeside`);
    const origin = await page.evaluate(() => performance.timeOrigin);
    while (visits.length < VISITS) {
      const round = visitors.slice(visits.length, visits.length + ROUND);
      const visiting = page.evaluate(visitKiosk, { visitors: round, size: SIZE });
      visits.push(...(await Promise.race([visiting, failed])));
      if (visits.length > WARM_UP) heaps.push([visits.length, await getHeapUsage(devtools)]);
    }
    if (site.world.submissions.length !== VISITS) throw new Error('A visit went missing.');
    if ((await page.evaluate(() => performance.timeOrigin)) !== origin)
      throw new Error('The page was loaded again.');
    return {
      first: visits.slice(WARM_UP, WARM_UP + COMPARED),
      last: visits.slice(-COMPARED),
      bytesAfter: heaps.at(-1)?.[1] ?? NaN,
      growth: getSlope(heaps),
    };
  } finally {
    await device.close();
  }
}
