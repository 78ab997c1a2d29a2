import type { Browser } from '@playwright/test';
import type { Suite } from '../options';
import { getOrCreateList, type SignedInReadings } from '../report/signed-in-readings';
import type { Site } from '../sites/open-sites';
import { ENTRIES, measureHistory } from './measure-history';
import { measureHome } from './measure-home';
import { measureIntake } from './measure-intake';
import { measureProgress, POINTS } from './measure-progress';

/** Runs the selected suites of the signed-in screens and of intake once. */
export async function measureSignedIn(
  browser: Browser,
  site: Site,
  suites: readonly Suite[],
  readings: SignedInReadings,
): Promise<void> {
  if (suites.includes('home')) readings.homes.push(await measureHome(browser, site));
  if (suites.includes('intake')) readings.intakes.push(await measureIntake(browser, site));
  if (suites.includes('progress'))
    for (const size of POINTS)
      getOrCreateList(readings.progress, size).push(await measureProgress(browser, site, size));
  if (suites.includes('history'))
    for (const size of ENTRIES)
      getOrCreateList(readings.histories, size).push(await measureHistory(browser, site, size));
}
