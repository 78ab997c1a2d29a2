/** The delay before the one retry of a query, in ms (§9 query retry: 1). It varies, so that clients do not return all at once. */
const [MIN_DELAY_MS, MAX_DELAY_MS] = [200, 500];
/** A server that wants more time than this, in ms, is not asked again by itself: the user would only wait. */
const MAX_RETRY_AFTER_MS = 10_000;

/** The time to wait before a retry, in ms; null if the server wants more time than a user waits. */
export function getRetryDelay(response: Response | undefined, now = Date.now()): number | null {
  const delay = MIN_DELAY_MS + Math.random() * (MAX_DELAY_MS - MIN_DELAY_MS);
  const retryAfter = toMilliseconds(response?.headers.get('retry-after') ?? '', now);
  return retryAfter > MAX_RETRY_AFTER_MS ? null : Math.max(delay, retryAfter);
}

/** `Retry-After` is a number of seconds or a date; 0 for anything else. */
function toMilliseconds(value: string, now: number): number {
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(date - now, 0);
}
