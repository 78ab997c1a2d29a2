/** The clinic's clock, passed in so that a test can stop it. */
export type Clock = { now(): Date };

const DAY_MS = 86_400_000;

/** The clock on the wall. */
export const systemClock: Clock = { now: () => new Date() };

/** The moment `days` from now (negative: ago), ISO 8601. */
export function daysFromNow(clock: Clock, days: number): string {
  return new Date(clock.now().getTime() + days * DAY_MS).toISOString();
}

/** Now, ISO 8601. */
export function timestamp(clock: Clock): string {
  return clock.now().toISOString();
}
