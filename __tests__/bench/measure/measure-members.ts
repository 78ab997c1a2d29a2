import type { Browser } from '@playwright/test';
import type { Part } from '../options';
import { entryOf, type MemberReadings } from '../report/member-readings';
import type { Site } from '../sites/open-sites';
import { ENTRIES, measureHistory } from './measure-history';
import { measureHome } from './measure-home';
import { measureIntake } from './measure-intake';
import { measureProgress, POINTS } from './measure-progress';

/** One run of everything behind the wall, as far as it was asked for. */
export async function measureMembers(
  browser: Browser,
  site: Site,
  parts: readonly Part[],
  readings: MemberReadings,
): Promise<void> {
  if (parts.includes('home')) readings.homes.push(await measureHome(browser, site));
  if (parts.includes('intake')) readings.intakes.push(await measureIntake(browser, site));
  if (parts.includes('progress'))
    for (const size of POINTS)
      entryOf(readings.progress, size).push(await measureProgress(browser, site, size));
  if (parts.includes('history'))
    for (const size of ENTRIES)
      entryOf(readings.histories, size).push(await measureHistory(browser, site, size));
}
