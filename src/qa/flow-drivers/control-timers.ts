/** Timers of one duration that run out when whoever walks says so. */
export type ControlledTimers = {
  /** Runs those of this duration; throws where none waits. */
  run(durationMs: number): void;
  /** Lets time pass again by itself, beginning now. */
  stop(): void;
};

type TimerHost = {
  setTimeout: (run: () => void, durationMs?: number, ...rest: never[]) => unknown;
  clearTimeout: (id?: number) => void;
};

/**
 * Holds every timer of one of `durations` (ms) in `host`; the others run as always. It stands alone, so that its text
 * can be run in a page.
 */
export function controlTimers(host: object, durations: readonly number[]): ControlledTimers {
  // SAFETY: whatever is passed is a global object, where both of them are.
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
      if (due.length === 0) throw new Error(`No timer of ${durationMs} ms runs.`);
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
