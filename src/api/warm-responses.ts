/** How long a response that was asked for ahead of time may wait for its reader, in ms. */
const WARM_LIFETIME_MS = 30_000;

type Warm = {
  readonly response: Promise<Response>;
  readonly since: number;
  readonly call: AbortController;
  /** For whom it was asked, as its header says; null for everybody. */
  readonly authorization: string | null;
};
const warm = new Map<string, Warm>();

let noteAnswer: () => void;
/** Resolves when the first of them is answered, in whatever way. */
export const firstAnswer = new Promise<void>((resolve) => {
  noteAnswer = resolve;
});

/** Whose answer is asked for: everybody's, that of an access token, or that of the browser's cookie. */
export type Asker = { readonly bearer?: string | undefined; readonly withCookie?: boolean };

/**
 * Asks for `url` (absolute, GET) before the code that reads the answer has arrived. Whoever reads it handles a failure;
 * until then it is nobody's.
 */
export function warmUp(url: string, asker: Asker = {}): Promise<Response> {
  const call = new AbortController();
  const authorization = asker.bearer === undefined ? null : `Bearer ${asker.bearer}`;
  const response = fetchWhole(url, {
    headers: { accept: 'application/json', ...(authorization !== null && { authorization }) },
    credentials: asker.withCookie === true ? 'include' : 'same-origin',
    // What a person is known by goes to this origin alone.
    redirect: authorization !== null || asker.withCookie === true ? 'error' : 'follow',
    signal: call.signal,
  });
  response.then(noteAnswer, noteAnswer);
  warm.set(url, { response, since: performance.now(), call, authorization });
  return response;
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

async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, cache: 'no-store' });
  return new WholeResponse(await response.text(), response);
}

/** `fetch`, answered once from what was warmed up for the same address and the same person. */
export const fetchWarm: typeof fetch = (input, init) => {
  const request = input instanceof Request ? input : new Request(input, init);
  const found = request.method === 'GET' ? warm.get(request.url) : undefined;
  warm.delete(request.url);
  if (found === undefined || !isStillFor(found, request)) return fetch(request);
  endWith(found.call, request.signal);
  return found.response;
};

function isStillFor({ since, authorization }: Warm, { headers }: Request): boolean {
  const isYoung = performance.now() - since < WARM_LIFETIME_MS;
  return isYoung && headers.get('authorization') === authorization;
}

/** Ends a call that is under way when its reader gives up: cancelled, or out of time (D2). */
function endWith(call: AbortController, signal: AbortSignal): void {
  if (signal.aborted) call.abort(signal.reason);
  else signal.addEventListener('abort', () => call.abort(signal.reason), { once: true });
}
