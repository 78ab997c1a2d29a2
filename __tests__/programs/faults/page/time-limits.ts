import type { Page } from '@playwright/test';
import type { FaultInjector } from '../injection/fault-injector';

/** How long a request may take (D2), and a sign-out, in ms. */
const TIME_LIMITS_MS = [30_000, 10_000];
/** Past every time limit. */
const PAST_TIME_LIMIT_MS = 31_000;

type TrackedWindow = {
  /** The time limits of requests that are running. */
  readonly timeLimits: ReadonlySet<number>;
  /** How many responses are awaited. */
  readonly countFetches: () => number;
};

/** Records the time limits and requests that are running. The function is evaluated in the page. */
function trackRequests(durations: readonly number[]): void {
  const { setTimeout, clearTimeout, fetch } = window;
  const timeLimits = new Set<number>();
  let fetchCount = 0;
  const finish = () => void (fetchCount -= 1);
  Object.assign(window, {
    timeLimits,
    countFetches: () => fetchCount,
    fetch: (...args: Parameters<typeof fetch>) => {
      fetchCount += 1;
      const response = fetch(...args);
      response.then((received) => received.clone().arrayBuffer()).then(finish, finish);
      return response;
    },
    setTimeout: (run: () => void, durationMs?: number) => {
      const isTimeLimit = durationMs !== undefined && durations.includes(durationMs);
      if (!isTimeLimit) return setTimeout(run, durationMs);
      const end = () => {
        timeLimits.delete(id);
        run();
      };
      const id = setTimeout(end, durationMs);
      timeLimits.add(id);
      return id;
    },
    clearTimeout: (id?: number) => {
      if (id !== undefined) timeLimits.delete(id);
      clearTimeout(id);
    },
  });
}

/** Makes the clock of a page controllable; call it before the page is opened. */
export async function controlClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(trackRequests, TIME_LIMITS_MS);
}

/**
 * Lets the requests that hang run into their time limits. Does nothing while another request is on its way, which would run
 * into its own, or while one has no time limit: the first requests of a page are sent before the app that limits them has
 * started.
 */
export async function passTimeLimits(page: Page, hanging: FaultInjector['hanging']): Promise<void> {
  if (hanging.all === 0) return;
  const { fetches, timeLimits } = await page.evaluate(() => {
    // SAFETY: set by the init script.
    const tracked = window as unknown as TrackedWindow;
    return { fetches: tracked.countFetches(), timeLimits: tracked.timeLimits.size };
  });
  // Other timers may have the same duration.
  if (fetches <= hanging.fetches && timeLimits >= hanging.all)
    await page.clock.fastForward(PAST_TIME_LIMIT_MS);
}
