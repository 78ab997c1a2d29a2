/** Where the time comes from: `now` is in milliseconds since 1970, UTC. */
export type Clock = { now: () => number };

/** The device's own clock; everything but the app's start is handed a clock instead of reading this one. */
export const systemClock: Clock = { now: () => Date.now() };
