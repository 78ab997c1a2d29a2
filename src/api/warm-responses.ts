/** How long a response that was asked for ahead of time may wait for its reader, in ms. */
const WARM_LIFETIME_MS = 30_000;

type Warm = {
  readonly response: Promise<Response>;
  readonly since: number;
  readonly call: AbortController;
};
const warm = new Map<string, Warm>();

/** Asks for `urls` (absolute, GET, no credentials) before the code that reads the answers has arrived. */
export function warmUp(urls: readonly string[]): void {
  for (const url of urls) {
    const call = new AbortController();
    const response = fetch(url, {
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { accept: 'application/json' },
      signal: call.signal,
    });
    // Whoever reads it handles the failure; until then it is nobody's.
    response.catch(() => undefined);
    warm.set(url, { response, since: performance.now(), call });
  }
}

/** `fetch`, answered once from what was warmed up for the same address. */
export const fetchWarm: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const found = request.method === 'GET' ? warm.get(request.url) : undefined;
  warm.delete(request.url);
  if (found === undefined || performance.now() - found.since >= WARM_LIFETIME_MS) {
    return fetch(request);
  }
  endWith(found.call, request.signal);
  return found.response;
};

/** Ends a call that is under way when its reader gives up: cancelled, or out of time (D2). */
function endWith(call: AbortController, signal: AbortSignal): void {
  if (signal.aborted) call.abort(signal.reason);
  else signal.addEventListener('abort', () => call.abort(signal.reason), { once: true });
}
