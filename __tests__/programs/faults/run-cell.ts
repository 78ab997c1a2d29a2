import type { Browser, Page } from '@playwright/test';
import type { World } from '../../../src/qa/sandbox/world/world';
import { getHistoryCalls } from '../../e2e/support/count-history-calls';
import type { PageErrors } from '../../e2e/support/track-page-errors';
import type { Cell } from './cells';
import { findOutcomeProblems } from './find-outcome-problems';
import { openPage, type OpenedPage } from './page/open-page';
import { readPage } from './page/read-page';
import type { PendingRequests } from './page/time-limits';
import type { CellResult, OtherPage, Run, Site } from './run.types';

/** In ms of real time. */
const QUIET_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const MAX_HISTORY_CALLS = 5;

function findWriteProblems({ cell: { scenario }, site: { world } }: Run): readonly string[] {
  const writes = scenario.countWrites?.(world) ?? 0;
  return writes > 1 ? [`written ${writes} times`] : [];
}

function findUnknownRequests({ requests }: World): readonly string[] {
  return requests
    .filter(({ endpoint }) => endpoint === null)
    .map(({ method, path }) => `unknown request: ${method} ${path}`);
}

/** A screen whose scripts are late must not navigate again and again until it is there. */
async function findHistoryProblems({ cell, page }: Run): Promise<readonly string[]> {
  if (cell.fault.effect.kind !== 'late scripts') return [];
  const { length } = await getHistoryCalls(page);
  return length > MAX_HISTORY_CALLS ? [`${length} history calls of one document`] : [];
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
async function start(cell: Cell, site: Site, opened: OpenedPage): Promise<Run> {
  const { page, driver, requests, open } = opened;
  const { scenario, fault, duration } = cell;
  const { prepare, change, send, meanwhile, request } = scenario;
  const run = { cell, site, page, driver, requests };
  const isOfRequest = fault.effect.kind !== 'late scripts';
  if (!isOfRequest) await opened.delayScripts();
  const arm = () => {
    if (isOfRequest) site.injector.arm(request, fault, duration);
  };
  if (send === undefined) {
    arm();
    await open();
    await meanwhile?.(driver);
    return { ...run, before: [], otherTab: null };
  }
  await open();
  await prepare?.(driver, site.world);
  const otherTab = await openOtherTab(scenario, site, opened);
  await waitUntilQuiet(requests);
  change?.(site.world);
  const before = await readValues(page);
  arm();
  await send(driver);
  return { ...run, before, otherTab };
}

async function openOtherTab(
  { prepare, otherTab }: Cell['scenario'],
  { world }: Site,
  { openOther }: OpenedPage,
): Promise<OtherPage | null> {
  if (otherTab === undefined) return null;
  const { page, driver } = await openOther();
  await prepare?.(driver, world);
  await otherTab.prepare(driver);
  return { page, driver, before: await readValues(page) };
}

const readValues = async (page: Page) => (await page.evaluate(readPage)).values;

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
        ...(await findHistoryProblems(run)),
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
