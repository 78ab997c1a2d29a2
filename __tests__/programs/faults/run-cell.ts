import type { Browser } from '@playwright/test';
import type { World } from '../../../src/qa/sandbox/world/world';
import type { PageErrors } from '../../e2e/support/track-page-errors';
import type { Cell } from './cells';
import { findOutcomeProblems } from './find-outcome-problems';
import { openPage, type OpenedPage } from './page/open-page';
import { readPage } from './page/read-page';
import type { PendingRequests } from './page/time-limits';
import type { CellResult, Run, Site } from './run.types';

/** In ms of real time. */
const QUIET_TIMEOUT_MS = 30_000;
const POLL_MS = 50;

function findWriteProblems({ cell: { scenario }, site: { world } }: Run): readonly string[] {
  const writes = scenario.countWrites?.(world) ?? 0;
  return writes > 1 ? [`written ${writes} times`] : [];
}

function findUnknownRequests({ requests }: World): readonly string[] {
  return requests
    .filter(({ endpoint }) => endpoint === null)
    .map(({ method, path }) => `unknown request: ${method} ${path}`);
}

function allowProvokedErrors({ logs }: Cell['scenario'], pageErrors: PageErrors): void {
  // The browser logs every failed request, and the app every response of a wrong shape.
  pageErrors.allow(/Failed to load resource/);
  pageErrors.allow(/does not have the expected shape/);
  if (logs !== undefined) pageErrors.allow(logs);
}

/** Waits until nothing is on its way that the fault could meet by accident. */
async function waitUntilQuiet(requests: PendingRequests): Promise<void> {
  const startedAt = Date.now();
  while (requests.count > 0) {
    if (Date.now() - startedAt > QUIET_TIMEOUT_MS)
      throw new Error(`${requests.count} requests did not end.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Opens the page and sends the request, with the fault in its way. */
async function start(
  cell: Cell,
  site: Site,
  { page, driver, requests, open }: OpenedPage,
): Promise<Run> {
  const { scenario, fault, duration } = cell;
  const { prepare, change, send, request } = scenario;
  const arm = () => site.injector.arm(request, fault, duration);
  if (send === undefined) {
    arm();
    await open();
    return { cell, site, page, driver, requests, before: [] };
  }
  await open();
  await prepare?.(driver, site.world);
  await waitUntilQuiet(requests);
  change?.(site.world);
  const { values } = await page.evaluate(readPage);
  arm();
  await send(driver);
  return { cell, site, page, driver, requests, before: values };
}

/** Runs a cell in a new browser context. */
export async function runCell(cell: Cell, browser: Browser, site: Site): Promise<CellResult> {
  const { scenario } = cell;
  site.world.reset();
  scenario.seed?.(site.world);
  const opened = await openPage(browser, site, scenario.start);
  allowProvokedErrors(scenario, opened.pageErrors);
  try {
    const run = await start(cell, site, opened);
    const problems = await findOutcomeProblems(run);
    return {
      cell,
      problems: [
        ...problems,
        ...findWriteProblems(run),
        ...findUnknownRequests(site.world),
        ...opened.pageErrors.unexpected,
      ],
    };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return { cell, problems: [`stopped: ${message}`, ...opened.pageErrors.unexpected] };
  } finally {
    site.injector.clear();
    await opened.close();
  }
}
