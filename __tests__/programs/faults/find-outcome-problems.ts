import { button } from '../../../src/qa/flow-drivers/assertions';
import type { ElementLocator, PageDriver } from '../../../src/qa/flow-drivers/page-driver.types';
import { findLastingProblems, findLostValues, findMissingError } from './page/find-problems';
import { readPage } from './page/read-page';
import { passTimeLimits } from './page/time-limits';
import type { Run } from './run.types';
import { getOutcome } from './scenarios/get-outcome';
import type { Outcome } from './scenarios/scenario.types';

type Problems = readonly string[];

/** How long a screen may take to show what it should, in ms of real time. */
const PATIENCE_MS = 30_000;
const POLL_MS = 50;
/** Within the time limit of a request (D2), by the page's clock. */
const SLOW_MS = 10_000;

/** Asks until there is no problem, and returns the problems that remain; requests that hang run into their time limits. */
async function waitUntilNone(
  { page, requests, cell, site: { injector } }: Run,
  find: () => Promise<Problems>,
): Promise<Problems> {
  const findNow = async () => {
    const problems = await find();
    // A page that has to say so earlier is not given more time.
    if (problems.length > 0 && cell.scenario.saysAfterMs === undefined)
      await passTimeLimits(page, requests, injector);
    return problems;
  };
  const startedAt = Date.now();
  for (;;) {
    // While a document is being loaded, there is nothing to read.
    const problems = await findNow().catch((error: unknown): Problems => [String(error)]);
    if (problems.length === 0 || Date.now() - startedAt > PATIENCE_MS) return problems;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

async function findMissing(driver: PageDriver, locator: ElementLocator): Promise<Problems> {
  return (await driver.isVisible(locator)) ? [] : [`not shown: ${JSON.stringify(locator)}`];
}

/** Waits for a settled screen. */
const waitForScreen = (run: Run, shows: ElementLocator, isEnd = false): Promise<Problems> =>
  waitUntilNone(run, async () => [
    ...(await findMissing(run.driver, shows)),
    ...findLastingProblems(await run.page.evaluate(readPage), isEnd),
  ]);

async function waitForDone(run: Run): Promise<Problems> {
  const { done, isEnd, isApplied = () => true } = run.cell.scenario;
  const problems = await waitForScreen(run, done, isEnd);
  if (problems.length > 0) return problems;
  return waitUntilNone(run, () =>
    Promise.resolve(isApplied(run.site.world) ? [] : ['the server has not applied the change']),
  );
}

/** Waits until the screen has settled, shows an error message and still has what was typed. */
const waitForError = (run: Run): Promise<Problems> =>
  waitUntilNone(run, async () => {
    const state = await run.page.evaluate(readPage);
    return [
      ...findMissingError(state),
      ...findLastingProblems(state),
      ...(run.cell.scenario.isReset === true ? [] : findLostValues(run.before, state)),
    ];
  });

/** A request that is slow shows that it is loading, and no error message. Ends with the response. */
async function findSlowProblems(run: Run): Promise<Problems> {
  const { page, cell, site } = run;
  await page.clock.fastForward(SLOW_MS);
  const problems = await waitUntilNone(run, async () => {
    const { loading, alerts } = await page.evaluate(readPage);
    const isHidden = loading.length === 0 && cell.scenario.isInBackground !== true;
    return [
      ...(isHidden ? ['does not show that it is loading'] : []),
      ...alerts.map((alert) => `alert while loading: ${alert}`),
    ];
  });
  // A slow server is slow for each request; all are released from now on.
  site.injector.clear();
  return problems;
}

async function retry({ cell: { scenario }, driver }: Run): Promise<void> {
  if (scenario.retry) await scenario.retry(driver);
  else if (scenario.send) await scenario.send(driver);
  else await driver.press(button('Try again'));
}

async function findErrorProblems(
  run: Run,
  outcome: Outcome & { kind: 'error' },
): Promise<Problems> {
  const problems = await waitForError(run);
  if (problems.length > 0 || run.cell.duration === 'always') return problems;
  // Chromium leaves a request with `keepalive` open that the page has aborted. Time limits must not be passed for it any more.
  run.site.injector.clear();
  await retry(run);
  const { then } = outcome;
  const after = await (then === undefined ? waitForDone(run) : waitForScreen(run, then));
  return after.map((problem) => `after trying again: ${problem}`);
}

async function findScreenProblems(
  run: Run,
  { shows, also = [], isEnd, next }: Outcome & { kind: 'screen' },
): Promise<Problems> {
  const missing = async () =>
    (await Promise.all(also.map((locator) => findMissing(run.driver, locator)))).flat();
  const problems = [
    ...(await waitForScreen(run, shows, isEnd)),
    ...(await waitUntilNone(run, missing)),
  ];
  if (problems.length > 0 || next === undefined || run.cell.duration === 'always') return problems;
  await next.act(run.driver);
  const after = await (next.shows === undefined
    ? waitForDone(run)
    : waitForScreen(run, next.shows));
  return after.map((problem) => `then: ${problem}`);
}

/** The other tab shows what was sent, or keeps what was entered there. */
async function findOtherTabProblems(run: Run, isDone: boolean): Promise<Problems> {
  const { otherTab, cell } = run;
  const { otherTab: expected } = cell.scenario;
  if (otherTab === null || expected === undefined) return [];
  const problems = await waitUntilNone(run, async () => {
    const state = await otherTab.page.evaluate(readPage);
    return [
      ...(isDone ? await findMissing(otherTab.driver, expected.shows) : []),
      ...(isDone && !expected.keepsValues ? [] : findLostValues(otherTab.before, state)),
    ];
  });
  return problems.map((problem) => `in the other tab: ${problem}`);
}

/** What the page shows, for a report of problems. */
async function describePage({ page }: Run): Promise<string> {
  const { headings, alerts, waysOn } = await page.evaluate(readPage);
  const describe = (texts: readonly string[]) => texts.join(' | ').slice(0, 200);
  return `shown: ${describe(headings)} / alerts: ${describe(alerts)} / ways on: ${describe(waysOn)}`;
}

/** Waits for what must follow the fault of a cell, and returns what is wrong. */
export async function findOutcomeProblems(run: Run): Promise<Problems> {
  const problems = await findProblems(run);
  return problems.length === 0 ? [] : [...problems, await describePage(run)];
}

async function findProblems(run: Run): Promise<Problems> {
  const { cell, page, site } = run;
  const { effect, name } = cell.fault;
  if (effect.kind !== 'late scripts') {
    const unsent = await waitUntilNone(run, () =>
      Promise.resolve(site.injector.hits > 0 ? [] : ['the request was not sent']),
    );
    if (unsent.length > 0) return unsent;
  }
  if (effect.kind === 'hold') {
    const problems = await findSlowProblems(run);
    if (problems.length > 0) return problems;
  }
  if (effect.kind === 'reload') {
    await page.reload({ waitUntil: 'commit' });
    site.injector.clear();
  }
  if (effect.kind === 'hang' && cell.scenario.saysAfterMs !== undefined)
    await page.clock.fastForward(cell.scenario.saysAfterMs);
  const outcome = getOutcome(cell.scenario, name, cell.duration);
  const problems = await findProblemsAfter(run, outcome);
  if (problems.length > 0) return problems;
  const isDone = outcome.kind === 'done' || (outcome.kind === 'error' && cell.duration === 'once');
  return findOtherTabProblems(run, isDone);
}

function findProblemsAfter(run: Run, outcome: Outcome): Promise<Problems> {
  switch (outcome.kind) {
    case 'done':
      return waitForDone(run);
    case 'screen':
      return findScreenProblems(run, outcome);
    case 'error':
      return findErrorProblems(run, outcome);
  }
}
