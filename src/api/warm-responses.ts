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
    const response = fetchWhole(url, call.signal);
    // Whoever reads it handles the failure; until then it is nobody's.
    response.catch(() => undefined);
    warm.set(url, { response, since: performance.now(), call });
  }
}

/** A response that has come to its end: reading it waits for nothing, and it can be read more than once. */
class WholeResponse extends Response {
  readonly #body: string;

  constructor(body: string, { status, statusText, headers }: Response) {
    super(null, { status, statusText, headers });
    this.#body = body;
  }

  override clone(): Response {
    return this;
  }

  override text(): Promise<string> {
    return Promise.resolve(this.#body);
  }
}

async function fetchWhole(url: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(url, {
    credentials: 'same-origin',
    cache: 'no-store',
    headers: { accept: 'application/json' },
    signal,
  });
  return new WholeResponse(await response.text(), response);
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
