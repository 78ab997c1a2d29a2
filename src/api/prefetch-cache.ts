/** How long a response that was asked for ahead of time may wait for its reader, in ms. */
const PREFETCH_LIFETIME_MS = 30_000;

type PrefetchEntry = {
  readonly response: Promise<Response>;
  readonly since: number;
  readonly controller: AbortController;
  /** For whom it was asked, as its header says; null for everybody. */
  readonly authorization: string | null;
};
const prefetched = new Map<string, PrefetchEntry>();

let resolveFirstResponse: () => void;
/** Resolves when the first of them is answered, in whatever way. */
export const firstResponse = new Promise<void>((resolve) => {
  resolveFirstResponse = resolve;
});

/** Whose answer is asked for: everybody's, that of an access token, or that of the browser's cookie. */
export type PrefetchCredentials = {
  readonly bearer?: string | undefined;
  readonly withCookie?: boolean;
};

/**
 * Asks for `url` (absolute, GET) before the code that reads the answer has arrived. Whoever reads it handles a failure;
 * until then it is nobody's.
 */
export function prefetch(url: string, requester: PrefetchCredentials = {}): Promise<Response> {
  const controller = new AbortController();
  const authorization = requester.bearer === undefined ? null : `Bearer ${requester.bearer}`;
  const response = fetchBuffered(url, {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    credentials: requester.withCookie === true ? 'include' : 'same-origin',
    // What a person is known by goes to this origin alone.
    redirect: authorization !== null || requester.withCookie === true ? 'error' : 'follow',
    signal: controller.signal,
  });
  response.then(resolveFirstResponse, resolveFirstResponse);
  prefetched.set(url, { response, since: performance.now(), controller, authorization });
  return response;
}

/** A response that has come to its end: reading it waits for nothing, and it can be read more than once. */
class BufferedResponse extends Response {
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

async function fetchBuffered(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-store' });
  return new BufferedResponse(await response.text(), response);
}

/** `fetch`, answered once from what was warmed up for the same address and the same person. */
export const fetchPrefetched: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const entry = request.method === 'GET' ? prefetched.get(request.url) : undefined;
  prefetched.delete(request.url);
  if (entry === undefined || !isUsableFor(entry, request)) return fetch(request);
  abortWith(entry.controller, request.signal);
  return entry.response;
};

function isUsableFor({ since, authorization }: PrefetchEntry, { headers }: Request): boolean {
  const isFresh = performance.now() - since < PREFETCH_LIFETIME_MS;
  return isFresh && headers.get('authorization') === authorization;
}

/** Ends a call that is under way when its reader gives up: cancelled, or out of time (D2). */
function abortWith(controller: AbortController, signal: AbortSignal): void {
  if (signal.aborted) controller.abort(signal.reason);
  else signal.addEventListener('abort', () => controller.abort(signal.reason), { once: true });
}
