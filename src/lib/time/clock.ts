/** A source of the current time; `now()` is in ms, of the system clock since 1970, UTC. */
export type Clock = { now: () => number };

/** The device's clock. */
export const systemClock: Clock = { now: () => Date.now() };

/** A clock that never jumps, for countdowns (D9): in ms since the page was loaded. It may stand still while the device sleeps. */
export const steadyClock: Clock = { now: () => performance.now() };
