import { cpus, loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { measureHeap } from './measure/measure-heap';
import { measureKiosk } from './measure/measure-kiosk';
import { measureLoad } from './measure/measure-load';
import { measureMembers } from './measure/measure-members';
import { measurePresses } from './measure/measure-presses';
import { readOptions, type Options } from './options';
import { noReadings, readingsOf, type Readings } from './report/readings';
import { toReport } from './report/to-report';
import { openSites, type Site } from './sites/open-sites';
import { measureVisualiser } from './visualiser/measure-visualiser';

/** A run of a thousand answers takes a minute; its figures vary least. */
const MOST_RUNS_OF_1000 = 3;

async function measureSite(
  browser: Browser,
  site: Site,
  { parts, sizes }: Options,
  run: number,
  readings: Readings,
): Promise<void> {
  const ofSite = readings[site.name];
  for (const size of sizes.filter((one) => one < 1000 || run < MOST_RUNS_OF_1000)) {
    const { loads, presses } = readingsOf(ofSite, size);
    if (parts.includes('load')) loads.push(await measureLoad(browser, site, size));
    if (parts.includes('press')) presses.push(...(await measurePresses(browser, site, size)));
  }
  if (parts.includes('heap')) ofSite.heaps.push(await measureHeap(browser, site));
  if (site.name !== 'app') return;
  if (parts.includes('kiosk')) ofSite.kiosks.push(await measureKiosk(browser, site));
  await measureMembers(browser, site, parts, ofSite.members);
}

const loadOfMachine = () => `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores`;

/** `npm run bench`: both pages, turn about, so that a busy moment of the machine meets both. */
async function benchPages(browser: Browser, options: Options): Promise<void> {
  console.log('Building the app and the smallest page…');
  const { sites, close } = await openSites();
  const readings = noReadings();
  try {
    console.log(`Chromium ${browser.version()}, ${cpus()[0]?.model ?? '?'}, ${loadOfMachine()}`);
    for (let run = 0; run < options.runs; run += 1) {
      for (const site of sites) await measureSite(browser, site, options, run, readings);
      console.log(`Run ${run + 1} of ${options.runs} done, ${loadOfMachine()}`);
    }
  } finally {
    await close();
  }
  console.log(toReport(readings, options.sizes));
}

async function bench(options: Options): Promise<void> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH });
  try {
    if (options.parts.some((part) => part !== 'visualiser')) await benchPages(browser, options);
    if (options.parts.includes('visualiser'))
      console.log(await measureVisualiser(browser, options.runs));
  } finally {
    await browser.close();
  }
}

bench(readOptions(process.argv.slice(2))).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
