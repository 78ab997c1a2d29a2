type ScriptedResponse =
  | {
      readonly status?: number;
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'no network';
type PendingRequest = {
  readonly request: Request;
  readonly respond: (response: ScriptedResponse) => Promise<void>;
};

/** What the tests check of a request. */
export type RecordedRequest = {
  readonly method: string;
  readonly url: string;
  readonly bearer: string | null;
  readonly profile: string | null;
  readonly idempotencyKey: string | null;
  readonly clientVersion: string | null;
  readonly credentials: RequestCredentials;
  readonly redirect: RequestRedirect;
  readonly keepalive: boolean;
  readonly signal: AbortSignal;
};

function toResponse({
  status = 200,
  body = {},
  headers,
}: Exclude<ScriptedResponse, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Mocks `fetch`: each request is pending until the test responds to it, in any order. */
export function mockFetch() {
  const requests: RecordedRequest[] = [];
  const pending: PendingRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    requests.push({
      method: request.method,
      url: request.url,
      bearer: request.headers.get('authorization'),
      profile: request.headers.get('x-profile-user-id'),
      idempotencyKey: request.headers.get('idempotency-key'),
      clientVersion: request.headers.get('x-client-version'),
      credentials: request.credentials,
      redirect: request.redirect,
      keepalive: request.keepalive,
      signal: request.signal,
    });
    return new Promise((resolve, reject) => {
      const abort = () => reject(request.signal.reason as DOMException);
      if (request.signal.aborted) abort();
      request.signal.addEventListener('abort', abort);
      pending.push({
        request,
        respond: async (response) => {
          if (response === 'no network') reject(new TypeError('Failed to fetch'));
          else resolve(toResponse(response));
          await settle();
        },
      });
    });
  });

  const pendingTo = (path: string) =>
    pending.filter(({ request }) => new URL(request.url).pathname === path);
  return {
    requests: requests as readonly RecordedRequest[],
    requestsTo: (path: string) => requests.filter(({ url }) => new URL(url).pathname === path),
    settle,
    /** Returns the body of the last pending request to `path`. */
    getRequestBody: async (path: string): Promise<unknown> =>
      pendingTo(path).at(-1)?.request.clone().json(),
    /** Responds to every pending request to `path`; throws if there is none. */
    async respond(path: string, response: ScriptedResponse): Promise<void> {
      await settle();
      const matching = pendingTo(path);
      if (matching.length === 0) throw new Error(`No request to ${path} is pending.`);
      for (const entry of matching) pending.splice(pending.indexOf(entry), 1);
      await Promise.all(matching.map((entry) => entry.respond(response)));
      await settle();
    },
  };
}
