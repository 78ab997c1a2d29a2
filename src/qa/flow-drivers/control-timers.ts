/** Timers that fire only when the walkthrough advances them. */
export type ControlledTimers = {
  /** Fires the timers with this duration (ms). Throws if there are none. */
  run(durationMs: number): void;
  /** Restores the original timers and restarts the pending ones. */
  stop(): void;
};

type TimerHost = {
  setTimeout: (run: () => void, durationMs?: number, ...rest: never[]) => unknown;
  clearTimeout: (id?: number) => void;
};

/**
 * Holds back every timer in `host` with one of `durations` (ms); other timers run normally. The function uses nothing
 * outside itself, because the gallery evaluates its source in a page.
 */
export function controlTimers(host: object, durations: readonly number[]): ControlledTimers {
  // SAFETY: callers pass a global object, which has both functions.
  const target = host as TimerHost;
  const original = {
    setTimeout: target.setTimeout.bind(host),
    clearTimeout: target.clearTimeout.bind(host),
  };
  const pendingTimers = new Map<
    number,
    { readonly durationMs: number; readonly run: () => void }
  >();
  let lastId = -1;

  target.setTimeout = (run, durationMs = 0, ...rest) => {
    if (!durations.includes(durationMs)) return original.setTimeout(run, durationMs, ...rest);
    lastId -= 1;
    pendingTimers.set(lastId, { durationMs, run });
    return lastId;
  };
  target.clearTimeout = (id) => {
    if (id === undefined || !pendingTimers.delete(id)) original.clearTimeout(id);
  };

  return {
    run(durationMs) {
      const due = [...pendingTimers].filter(([, timer]) => timer.durationMs === durationMs);
      if (due.length === 0) throw new Error(`There is no timer of ${durationMs} ms.`);
      for (const [id, { run }] of due) {
        pendingTimers.delete(id);
        run();
      }
    },
    stop() {
      Object.assign(target, original);
      for (const { durationMs, run } of pendingTimers.values())
        original.setTimeout(run, durationMs);
      pendingTimers.clear();
    },
  };
}
