import { setTimeout as wait } from 'node:timers/promises';

const POLL_INTERVAL_MS = 50;

/** Tries until it succeeds; rejects with the last error once the time is over. */
export async function waitFor<Result>(
  attempt: () => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(POLL_INTERVAL_MS);
    }
  }
}
