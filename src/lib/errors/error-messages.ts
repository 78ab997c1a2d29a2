import type { Failure } from '../../../machines/port';

/** What a read says that has no text of its own (§8). */
export const COULD_NOT_LOAD = "We couldn't load this. Please try again.";

/** What a person can do about a part of the app, or an answer, that no network brings. */
export const OFFLINE = 'You seem to be offline. Check your connection first.';

const hints: Partial<Record<Failure['reason'], string>> = {
  offline: OFFLINE,
  timeout: 'The clinic is taking too long to answer. Your connection may be slow.',
  server: 'The clinic has a problem at the moment. It is nothing that you did.',
};

/** What a person can make of a failure beyond its message, or null where the message says it all. */
export function getErrorHint(failure: Failure): string | null {
  return failure.message === null ? (hints[failure.reason] ?? null) : null;
}
