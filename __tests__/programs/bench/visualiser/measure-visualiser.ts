import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { createSandboxServer } from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { buildVisualiser } from '../../../support/build-visualiser';
import { summarise } from '../report/statistics';
import { drawChart, dispatchLiveEvents, pressSteps } from './in-page';

/** A chart within a second, an event within a frame, in milliseconds. */
const CHART_MS = 1000;
const FRAME_MS = 1000 / 60;
const STEPS = 40;
/** What a person takes for at once, in milliseconds; and three seconds of 100 events a second. */
const INSTANT_MS = 100;
const LIVE_EVENTS = 300;

type Row = { readonly label: string; readonly values: readonly number[]; readonly limit: number };

const bySize = MACHINE_REGISTRY.map(toChart).sort(
  (one, other) => one.transitions.length - other.transitions.length,
);

/** The largest machine laid out and drawn, and moves simulated in it; a report of medians with least and greatest. */
export async function measureVisualiser(browser: Browser, runs: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-visualiser-'));
  await buildVisualiser(folder);
  const server = createSandboxServer({ distFolder: folder });
  const { url } = await server.listen(0);
  const [first, largest] = [bySize[0], bySize.at(-1)];
  if (first === undefined || largest === undefined) throw new Error('There is no machine.');
  const drawTimes: number[] = [];
  const eventTimes: number[] = [];
  const lags: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      // The compiler names functions by it, and the page has none.
      await page.addInitScript({ content: 'globalThis.__name = (value) => value;' });
      await openUrl(page, `${url}/visualiser.html#/chart/${first.id}`);
      drawTimes.push(await page.evaluate(drawChart, [largest.id, largest.states.length] as const));
      await openUrl(page, `${url}/visualiser.html#/simulate/${largest.id}`);
      eventTimes.push(...(await page.evaluate(pressSteps, STEPS)));
      await openUrl(page, `${url}/visualiser.html#/live/user-gate`);
      await page.getByRole('button', { name: 'Open', exact: true }).click();
      await page.getByRole('tab', { name: 'Events' }).click();
      lags.push(...(await page.evaluate(dispatchLiveEvents, LIVE_EVENTS)));
      await page.close();
    }
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
  const size = `${largest.states.length} states, ${largest.transitions.length} transitions`;
  return report(`Visualiser, "${largest.title}" (${size})`, [
    { label: 'chosen to laid out and drawn, ms', values: drawTimes, limit: CHART_MS },
    { label: 'a simulated event, press to shown, ms', values: eventTimes, limit: FRAME_MS },
    { label: 'mirrored live, 100 events a second, ms', values: lags, limit: INSTANT_MS },
  ]);
}

async function openUrl(page: Page, url: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(url);
  await page.locator('[data-drawing] [data-state]').first().waitFor();
}

function report(title: string, rows: readonly Row[]): string {
  const lines = rows.map(({ label, values, limit }) => {
    const { median, min, max } = summarise(values);
    const isMet = median <= limit;
    const ends = `${min.toFixed(1)} – ${max.toFixed(1)}`;
    return `${(isMet ? 'met' : 'MISSED').padEnd(14)}${label}: ${median.toFixed(1)} [${ends}] (at most ${limit.toFixed(1)})`;
  });
  return ['', title, ...lines].join('\n');
}
