/** Timers of one duration that run out when whoever walks says so. */
export type HeldTimers = {
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
export function holdTimers(host: object, durations: readonly number[]): HeldTimers {
  // SAFETY: whatever is passed is a global object, where both of them are.
  const target = host as TimerHost;
  const real = {
    setTimeout: target.setTimeout.bind(host),
    clearTimeout: target.clearTimeout.bind(host),
  };
  const held = new Map<number, { readonly durationMs: number; readonly run: () => void }>();
  let lastId = -1;

  target.setTimeout = (run, durationMs = 0, ...rest) => {
    if (!durations.includes(durationMs)) return real.setTimeout(run, durationMs, ...rest);
    lastId -= 1;
    held.set(lastId, { durationMs, run });
    return lastId;
  };
  target.clearTimeout = (id) => {
    if (id === undefined || !held.delete(id)) real.clearTimeout(id);
  };

  return {
    run(durationMs) {
      const due = [...held].filter(([, timer]) => timer.durationMs === durationMs);
      if (due.length === 0) throw new Error(`No timer of ${durationMs} ms runs.`);
      for (const [id, { run }] of due) {
        held.delete(id);
        run();
      }
    },
    stop() {
      Object.assign(target, real);
      for (const { durationMs, run } of held.values()) real.setTimeout(run, durationMs);
      held.clear();
    },
  };
}
