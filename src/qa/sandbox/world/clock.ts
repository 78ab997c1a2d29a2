/** The sandbox's clock, injected so that tests can control it. */
export type Clock = { now(): Date };

const DAY_MS = 86_400_000;

/** The real time. */
export const systemClock: Clock = { now: () => new Date() };

/** The moment `days` from now (negative: ago), ISO 8601. */
export function daysFromNow(clock: Clock, days: number): string {
  return new Date(clock.now().getTime() + days * DAY_MS).toISOString();
}

/** Now, ISO 8601. */
export function getTimestamp(clock: Clock): string {
  return clock.now().toISOString();
}
