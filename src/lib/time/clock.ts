/** A source of the current time; `now()` is in ms since 1970, UTC. */
export type Clock = { now: () => number };

/** The device's clock. */
export const systemClock: Clock = { now: () => Date.now() };
