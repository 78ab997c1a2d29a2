import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { getChromiumLaunchOptions } from '../../support/chromium-launch-options';
import { measureHeap } from './measure/measure-heap';
import { measureKiosk } from './measure/measure-kiosk';
import { measureLoad, measureSecondPage } from './measure/measure-load';
import { measurePage } from './measure/measure-page';
import { measurePresses } from './measure/measure-presses';
import { measureSignIn } from './measure/measure-sign-in';
import { PAGES } from './measure/pages';
import { readOptions, type Options } from './options';
import {
  createReadings,
  record,
  toSizeSection,
  type Readings,
  type SiteReadings,
} from './report/readings';
import {
  toHeapRows,
  toKioskRows,
  toLoadRows,
  toPageRows,
  toPressRows,
  toSignInRows,
} from './report/rows';
import { toReport } from './report/to-report';
import { openSites, type Site } from './sites/open-sites';

/** With 1,000 questions a run takes a minute, and its results vary little. */
const MAX_RUNS_OF_1000 = 3;

async function measureSite(
  browser: Browser,
  site: Site,
  options: Options,
  run: number,
  readings: Readings,
): Promise<void> {
  const { suites, sizes } = options;
  const siteReadings = readings[site.name];
  for (const size of sizes.filter((count) => count < 1000 || run < MAX_RUNS_OF_1000)) {
    const section = toSizeSection(size);
    if (suites.includes('load'))
      record(siteReadings, section, toLoadRows(await measureLoad(browser, site, size)));
    if (suites.includes('press'))
      record(siteReadings, section, toPressRows(await measurePresses(browser, site, size)));
  }
  if (suites.includes('heap'))
    record(siteReadings, 'Without page loads', toHeapRows(await measureHeap(browser, site)));
  if (site.name === 'app') await measureApp(browser, site, options, siteReadings);
}

/** What the baseline page does not have. */
async function measureApp(
  browser: Browser,
  site: Site,
  { suites, visits }: Options,
  readings: SiteReadings,
): Promise<void> {
  if (suites.includes('load')) {
    const secondPage = await measureSecondPage(browser, site);
    const { interactive } = await measureLoad(browser, { ...site, url: site.otherOriginUrl }, 10);
    record(readings, 'Other public links', {
      'time to the second page, ms': [secondPage],
      'API on another origin: time to interactive, ms': [interactive],
    });
  }
  if (suites.includes('kiosk'))
    record(readings, 'Kiosk', toKioskRows(await measureKiosk(browser, site, visits)));
  if (suites.includes('sign-in'))
    record(readings, 'Sign-in pressed', toSignInRows(await measureSignIn(browser, site)));
  if (!suites.includes('pages')) return;
  for (const page of PAGES)
    record(readings, page.name, toPageRows(await measurePage(browser, site, page)));
}

const formatMachineLoad = () => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`;

/** Measures both pages in alternation, so that a temporary load on the machine affects both. */
async function benchPages(browser: Browser, options: Options): Promise<void> {
  const { sites, close } = await openSites();
  const readings = createReadings();
  try {
    console.log(
      `Chromium ${browser.version()}, ${cpus()[0]?.model ?? '?'}, ${formatMachineLoad()}`,
    );
    for (let run = 0; run < options.runs; run += 1) {
      for (const site of sites) await measureSite(browser, site, options, run, readings);
      console.log(`Run ${run + 1} of ${options.runs} done, ${formatMachineLoad()}`);
    }
  } finally {
    await close();
  }
  console.log(toReport(readings));
}

/** `npm run bench`: measures the selected suites and prints the report. */
async function bench(options: Options): Promise<void> {
  const browser = await chromium.launch({ ...getChromiumLaunchOptions(), args: [] });
  try {
    await benchPages(browser, options);
  } finally {
    await browser.close();
  }
}

bench(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
