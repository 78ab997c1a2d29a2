import type { Page, Request } from '@playwright/test';
import type { FaultInjector } from '../injection/fault-injector';

/** How long a request may take (D2), and a sign-out, in ms. */
const TIME_LIMITS_MS = [30_000, 10_000];
/** Past every time limit. */
const PAST_TIME_LIMIT_MS = 31_000;

type TrackedWindow = {
  /** The time limits of requests that are running. */
  readonly timeLimits: ReadonlySet<number>;
};

/** Records the time limits that are running. The function is evaluated in the page. */
function trackTimeLimits(durations: readonly number[]): void {
  const { setTimeout, clearTimeout } = window;
  const timeLimits = new Set<number>();
  Object.assign(window, {
    timeLimits,
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

/** The requests of a page that have neither ended nor failed. */
export type PendingRequests = { readonly count: number };

/** Counts the requests of a page of any kind; call it before the page is opened. */
export function trackRequests(page: Page): PendingRequests {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return {
    get count() {
      return pending.size;
    },
  };
}

/** Makes the clock of a page controllable; call it before the page is opened. */
export async function controlClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(trackTimeLimits, TIME_LIMITS_MS);
}

/**
 * Lets the requests that hang run into their time limits. Does nothing while another request is on its way, which would run
 * into its own (a script has the same limit as a request of the API), or while one has no time limit: the first requests of
 * a page are sent before the app that limits them has started.
 */
export async function passTimeLimits(
  page: Page,
  requests: PendingRequests,
  injector: FaultInjector,
): Promise<void> {
  const isNothingElsePending = () => injector.hanging > 0 && requests.count <= injector.hanging;
  if (!isNothingElsePending()) return;
  // SAFETY: set by the init script.
  const running = await page.evaluate(() => (window as unknown as TrackedWindow).timeLimits.size);
  if (running >= injector.hanging && isNothingElsePending())
    await page.clock.fastForward(PAST_TIME_LIMIT_MS);
}
