import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { getChromiumLaunchOptions } from '../../support/chromium-launch-options';
import { getCellName, listCells, sampleCells, selectCells, type Cell } from './cells';
import { openSite } from './open-site';
import { readOptions, type Options } from './options';
import { toTable } from './report/to-table';
import { runCell } from './run-cell';
import type { CellResult } from './run.types';
import { SCENARIOS } from './scenarios/all-scenarios';
import { findMissingEndpoints } from './scenarios/find-missing-endpoints';

const distFolder = path.resolve(process.env.DIST_FOLDER ?? 'dist');

/** Takes cells from `queue` until it is empty. */
async function work(queue: Cell[], browser: Browser, results: CellResult[]): Promise<void> {
  const site = await openSite(distFolder);
  try {
    for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
      const result = await runCell(cell, browser, site);
      results.push(result);
      if (result.problems.length > 0)
        console.log(
          `${getCellName(cell)}\n${result.problems.map((text) => `    ${text}`).join('\n')}`,
        );
    }
  } finally {
    await site.close();
  }
}

async function runCells(cells: readonly Cell[], pages: number): Promise<readonly CellResult[]> {
  const browser = await chromium.launch(getChromiumLaunchOptions());
  const queue = [...cells];
  const results: CellResult[] = [];
  try {
    await Promise.all(Array.from({ length: pages }, () => work(queue, browser, results)));
  } finally {
    await browser.close();
  }
  return results;
}

function selectFromOptions({ only, sample, seed }: Options): readonly Cell[] {
  const cells = selectCells(listCells(SCENARIOS), only);
  if (cells.length === 0) throw new Error(`Nothing matches ${only.join(', ')}.`);
  if (sample === null) return cells;
  console.log(`The same sample again: --sample ${sample} --seed ${seed}`);
  return sampleCells(cells, sample, seed);
}

/** `npm run test:faults`: runs the cells, prints the table, and fails if a cell has a problem or an endpoint no scenario. */
async function run(options: Options): Promise<void> {
  if (!existsSync(path.join(distFolder, 'index.html')))
    throw new Error('There is no build yet. Run "npm run build" first.');
  const missing = findMissingEndpoints(SCENARIOS);
  if (missing.length > 0) throw new Error(`No scenario covers ${missing.join(', ')}.`);
  const cells = selectFromOptions(options);
  const startedAt = Date.now();
  const results = await runCells(cells, options.pages);
  console.log(toTable(results));
  const failed = results.filter(({ problems }) => problems.length > 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${results.length - failed.length} of ${results.length} cells survived, in ${seconds} s.`,
  );
  if (failed.length > 0) process.exitCode = 1;
}

run(readOptions(process.argv.slice(2), String(Date.now()))).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
