import type { Failure } from '../../../machines/port';

/** The default message when data fails to load (§8). */
export const COULD_NOT_LOAD = "We couldn't load this. Please try again.";

/** What to do when a request or a chunk fails without a network. */
export const OFFLINE = 'You seem to be offline. Check your connection first.';

const hints: Partial<Record<Failure['reason'], string>> = {
  offline: OFFLINE,
  timeout: 'The clinic is taking too long to respond. Your connection may be slow.',
  busy: 'The clinic is very busy right now. Wait a minute, then try again.',
  server: 'The clinic’s system has a problem right now. You did nothing wrong.',
};

/** Returns a hint about a failure; null if the server sent a message or the reason has no hint. */
export function getErrorHint(failure: Failure): string | null {
  return failure.message === null ? (hints[failure.reason] ?? null) : null;
}

/** The text for a failed request: the server's message, otherwise `fallback` with a hint if there is one. */
export function getFailureText(failure: Failure, fallback: string): string {
  return [failure.message ?? fallback, getErrorHint(failure)].filter(Boolean).join(' ');
}
