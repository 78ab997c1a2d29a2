/** A clock that stands still, except when the walkthrough advances it. */
export type ControlledClock = {
  /** Advances the clock by `ms`, or sets it back, and returns to the page, as after the device has slept. */
  passTime(ms: number): void;
  /** Lets the clock go on with the device's time. */
  stop(): void;
};

type ClockHost = EventTarget & { readonly Date: { now: () => number } };

/** Stops the clock of `host`. The function uses nothing outside itself, because the gallery evaluates its source in a page. */
export function controlClock(host: object): ControlledClock {
  // SAFETY: callers pass a global object.
  const target = host as ClockHost;
  const original = target.Date.now;
  let now = original();
  target.Date.now = () => now;
  return {
    passTime(ms) {
      now += ms;
      target.dispatchEvent(new Event('focus'));
    },
    stop() {
      target.Date.now = original;
    },
  };
}
