type ScriptedResponse = { readonly status?: number; readonly body?: unknown } | 'no network';
type PendingRequest = {
  readonly request: Request;
  readonly respond: (answer: ScriptedResponse) => Promise<void>;
};

/** What a call says of itself. */
export type RecordedRequest = {
  readonly method: string;
  readonly url: string;
  readonly bearer: string | null;
  readonly profile: string | null;
  readonly credentials: RequestCredentials;
  readonly redirect: RequestRedirect;
};

function toResponse({ status = 200, body = {} }: Exclude<ScriptedResponse, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Takes the place of `fetch`: every call waits until the test answers it, in the order that the test wants. */
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
      credentials: request.credentials,
      redirect: request.redirect,
    });
    return new Promise((resolve, reject) => {
      const abort = () => reject(request.signal.reason as DOMException);
      if (request.signal.aborted) abort();
      request.signal.addEventListener('abort', abort);
      pending.push({
        request,
        respond: async (answer) => {
          if (answer === 'no network') reject(new TypeError('Failed to fetch'));
          else resolve(toResponse(answer));
          await settle();
        },
      });
    });
  });

  const pendingTo = (path: string) =>
    pending.filter(({ request }) => new URL(request.url).pathname === path);
  return {
    seen: requests as readonly RecordedRequest[],
    requestsTo: (path: string) => requests.filter(({ url }) => new URL(url).pathname === path),
    settle,
    /** The body of the last call to `path` that waits. */
    getRequestBody: async (path: string): Promise<unknown> =>
      pendingTo(path).at(-1)?.request.clone().json(),
    /** Answers every call to `path` that waits; with `only`, the first of them. */
    async respond(path: string, answer: ScriptedResponse, { only = Infinity } = {}): Promise<void> {
      await settle();
      const matching = pendingTo(path).slice(0, only);
      if (matching.length === 0) throw new Error(`Nothing waits for ${path}.`);
      for (const call of matching) pending.splice(pending.indexOf(call), 1);
      await Promise.all(matching.map((call) => call.respond(answer)));
      await settle();
    },
  };
}
