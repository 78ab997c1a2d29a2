import type { Page } from '@playwright/test';

/** How long a request may take (D2), and a sign-out, in ms. */
const TIME_LIMITS_MS = [30_000, 10_000];
/** Past every time limit. */
const PAST_TIME_LIMIT_MS = 31_000;

type TrackedWindow = { timeLimits: Set<number> };

/** Records which time limits of requests are running. The function is evaluated in the page. */
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

/** Makes the clock of a page controllable; call it before the page is opened. */
export async function controlClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(trackTimeLimits, TIME_LIMITS_MS);
}

/**
 * Lets the requests that hang run into their time limits. Does nothing until each of them has one: the first requests of a
 * page are sent before the app that limits them has started.
 */
export async function passTimeLimits(page: Page, hanging: number): Promise<void> {
  if (hanging === 0) return;
  // SAFETY: set by the init script.
  const running = await page.evaluate(() => (window as unknown as TrackedWindow).timeLimits.size);
  // Other timers may have the same duration.
  if (running >= hanging) await page.clock.fastForward(PAST_TIME_LIMIT_MS);
}
