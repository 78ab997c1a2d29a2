import type { EarlyLoad, PrefetchEntry } from './early-load';

/** How long a prefetched response may be used, in ms. */
const PREFETCH_LIFETIME_MS = 30_000;

/** The header of the user for whom an authenticated request acts (§7). */
export const PROFILE_HEADER = 'x-profile-user-id';

/** Like `fetch`, but returns a prefetched response, once, if its URL and authorization match. */
export function createPrefetchedFetch(
  earlyLoad: Pick<EarlyLoad, 'prefetched' | 'isFirstViewShown'>,
): typeof fetch {
  const { prefetched } = earlyLoad;
  const isUsableFor = ({ startedAt, authorization }: PrefetchEntry, { headers }: Request) => {
    // What the first view shows stays valid for as long as it is on the screen.
    const isFresh =
      earlyLoad.isFirstViewShown() || performance.now() - startedAt < PREFETCH_LIFETIME_MS;
    return isFresh && headers.get('authorization') === authorization;
  };
  // After the consent or the date of birth, a server may allow what it refused before.
  let hasWritten = false;
  return (input, init) => {
    const request = input instanceof Request ? input : new Request(input, init);
    if (request.method !== 'GET') hasWritten = true;
    const entry = request.method === 'GET' ? prefetched.get(request.url) : undefined;
    prefetched.delete(request.url);
    if (entry === undefined || !isUsableFor(entry, request)) return fetch(request);
    abortWith(entry.controller, request.signal);
    return hasWritten
      ? entry.response.then((response) => (response.status === 403 ? fetch(request) : response))
      : entry.response;
  };
}

/** Aborts a prefetch when its consumer aborts or times out (D2). */
function abortWith(controller: AbortController, signal: AbortSignal): void {
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
}
