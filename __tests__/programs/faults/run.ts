import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';
import { createSandboxServer } from '../../../src/qa/sandbox/hosts/http-server/create-sandbox-server';
import { getChromiumLaunchOptions } from '../../support/chromium-launch-options';
import { getCellName, listCells, sampleCells, selectCells, type Cell } from './cells';
import { createFaultInjector } from './injection/fault-injector';
import { toTable } from './report/to-table';
import { runCell } from './run-cell';
import type { CellResult, Site } from './run.types';
import { SCENARIOS } from './scenarios/all-scenarios';
import { findMissingEndpoints } from './scenarios/find-missing-endpoints';

const { values: options } = parseArgs({
  options: {
    /** Scenarios, endpoints and faults, with commas. */
    only: { type: 'string', default: '' },
    /** How many of the cells. */
    sample: { type: 'string' },
    seed: { type: 'string', default: String(Date.now()) },
    /** How many pages are open at a time. */
    pages: { type: 'string', default: '4' },
  },
});

const distFolder = path.resolve(process.env.DIST_FOLDER ?? 'dist');

/** Serves the build and a sandbox of its own on a free port; its requests can be broken. */
async function openSite(): Promise<Site & { close(): Promise<void> }> {
  const injector = createFaultInjector();
  const server = createSandboxServer({
    distFolder,
    interceptor: injector.middleware,
    // Chromium silently retries a request that fails on a reused connection.
    reuseConnections: false,
  });
  const { url } = await server.listen(0);
  return { url, world: server.world, injector, close: () => server.close() };
}

/** Takes cells from `queue` until it is empty. */
async function work(queue: Cell[], browser: Browser, results: CellResult[]): Promise<void> {
  const site = await openSite();
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

function selectFromOptions(): readonly Cell[] {
  const { only, sample, seed } = options;
  const cells = selectCells(listCells(SCENARIOS), only.split(',').filter(Boolean));
  if (sample === undefined) return cells;
  console.log(`The same sample again: --sample ${sample} --seed ${seed}`);
  return sampleCells(cells, Number(sample), seed);
}

/** `npm run test:faults`: runs the cells, prints the table, and fails if a cell has a problem or an endpoint no scenario. */
async function run(): Promise<void> {
  if (!existsSync(path.join(distFolder, 'index.html')))
    throw new Error('There is no build yet. Run "npm run build" first.');
  const missing = findMissingEndpoints(SCENARIOS);
  if (missing.length > 0) throw new Error(`No scenario covers ${missing.join(', ')}.`);
  const cells = selectFromOptions();
  if (cells.length === 0) throw new Error('No cell is selected.');
  const startedAt = Date.now();
  const results = await runCells(cells, Number(options.pages));
  console.log(toTable(results));
  const failed = results.filter(({ problems }) => problems.length > 0);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(
    `${results.length - failed.length} of ${results.length} cells survived, in ${seconds} s.`,
  );
  if (failed.length > 0 || results.length < cells.length) process.exitCode = 1;
}

run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
