import type { Failure } from '../../../machines/port';
import { BUSY, OFFLINE, SERVER, TIMEOUT } from './copy';

export { COULD_NOT_LOAD, OFFLINE } from './copy';

const getHints = (): Partial<Record<Failure['reason'], string>> => ({
  offline: OFFLINE(),
  timeout: TIMEOUT(),
  busy: BUSY(),
  server: SERVER(),
});

/** Returns a hint about a failure; null if the server sent a message or the reason has no hint. */
export function getErrorHint(failure: Failure): string | null {
  return failure.message === null ? (getHints()[failure.reason] ?? null) : null;
}

/** The text for a failed request: the server's message, otherwise `fallback` with a hint if there is one. */
export function getFailureText(failure: Failure, fallback: string): string {
  return [failure.message ?? fallback, getErrorHint(failure)].filter(Boolean).join(' ');
}
