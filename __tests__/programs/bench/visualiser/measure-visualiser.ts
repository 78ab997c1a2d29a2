import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { MACHINE_REGISTRY } from '../../../../machines/registry';
import { createSandboxServer } from '../../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { toChart } from '../../../../src/qa/visualiser/model/to-chart';
import { buildForQa } from '../../../support/build-for-qa';
import { summarise } from '../report/statistics';
import { drawChart, dispatchLiveEvents, pressSteps } from './in-page';

/** Limits in ms: a chart within a second, a simulated event within a frame. */
const CHART_MS = 1000;
const FRAME_MS = 1000 / 60;
const STEPS = 40;
/** Limit in ms for a live event: what a user perceives as immediate. */
const INSTANT_MS = 100;
/** Three seconds at 100 events a second. */
const LIVE_EVENTS = 300;

type Row = { readonly label: string; readonly values: readonly number[]; readonly limit: number };

const bySize = MACHINE_REGISTRY.map(toChart).sort(
  (a, b) => a.transitions.length - b.transitions.length,
);

/** Measures chart drawing, simulation and Live mode with the largest machine; returns a report. */
export async function measureVisualiser(browser: Browser, runs: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-visualiser-'));
  await buildForQa(folder, ['visualiser']);
  const server = createSandboxServer({ distFolder: folder });
  const { url } = await server.listen(0);
  const [first, largest] = [bySize[0], bySize.at(-1)];
  if (first === undefined || largest === undefined)
    throw new Error('The machine registry is empty.');
  const drawTimes: number[] = [];
  const eventTimes: number[] = [];
  const lags: number[] = [];
  try {
    for (let run = 0; run < runs; run += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
      // tsx compiles functions with calls of this helper, which pages do not have.
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
    { label: 'chart: selected to drawn, ms', values: drawTimes, limit: CHART_MS },
    { label: 'simulated event: press to shown, ms', values: eventTimes, limit: FRAME_MS },
    { label: 'live event at 100 a second: sent to shown, ms', values: lags, limit: INSTANT_MS },
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
    const range = `${min.toFixed(1)} – ${max.toFixed(1)}`;
    return `${(isMet ? 'met' : 'MISSED').padEnd(14)}${label}: ${median.toFixed(1)} [${range}] (at most ${limit.toFixed(1)})`;
  });
  return ['', title, ...lines].join('\n');
}
