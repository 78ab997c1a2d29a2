/** Timers of one duration that run out when the test says so. */
export type HeldTimers = { run(durationMs: number): void; stop(): void };

/** Holds every timer of one of `durations` (ms); the others run as always. */
export function holdTimers(durations: readonly number[]): HeldTimers {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  const held = new Map<number, { readonly durationMs: number; readonly run: () => void }>();
  let lastId = -1;

  const setHeld = (run: () => void, durationMs = 0) => {
    if (!durations.includes(durationMs)) return real.setTimeout(run, durationMs);
    lastId -= 1;
    held.set(lastId, { durationMs, run });
    return lastId;
  };
  const clearHeld = (id: number) => {
    if (!held.delete(id)) real.clearTimeout(id);
  };
  Object.assign(globalThis, { setTimeout: setHeld, clearTimeout: clearHeld });

  return {
    run(durationMs) {
      const due = [...held].filter(([, timer]) => timer.durationMs === durationMs);
      if (due.length === 0) throw new Error(`No timer of ${durationMs} ms runs.`);
      for (const [id, { run }] of due) {
        held.delete(id);
        run();
      }
    },
    stop: () => void Object.assign(globalThis, real),
  };
}
