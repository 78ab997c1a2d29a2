type Answer = { readonly status?: number; readonly body?: unknown } | 'no network';
type Held = {
  readonly request: Request;
  readonly answer: (answer: Answer) => Promise<void>;
};

/** What a call says of itself. */
export type SeenCall = {
  readonly method: string;
  readonly url: string;
  readonly bearer: string | null;
  readonly profile: string | null;
  readonly credentials: RequestCredentials;
  readonly redirect: RequestRedirect;
};

function toResponse({ status = 200, body = {} }: Exclude<Answer, string>): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}

/** Takes the place of `fetch`: every call waits until the test answers it, in the order that the test wants. */
export function scriptFetch() {
  const seen: SeenCall[] = [];
  const held: Held[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const request = new Request(input, init);
    seen.push({
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
      held.push({
        request,
        answer: async (answer) => {
          if (answer === 'no network') reject(new TypeError('Failed to fetch'));
          else resolve(toResponse(answer));
          await settle();
        },
      });
    });
  });

  const waitingFor = (path: string) =>
    held.filter(({ request }) => new URL(request.url).pathname === path);
  return {
    seen: seen as readonly SeenCall[],
    to: (path: string) => seen.filter(({ url }) => new URL(url).pathname === path),
    settle,
    /** The body of the last call to `path` that waits. */
    bodyOf: async (path: string): Promise<unknown> =>
      waitingFor(path).at(-1)?.request.clone().json(),
    /** Answers every call to `path` that waits; with `only`, the first of them. */
    async answer(path: string, answer: Answer, { only = Infinity } = {}): Promise<void> {
      await settle();
      const calls = waitingFor(path).slice(0, only);
      if (calls.length === 0) throw new Error(`Nothing waits for ${path}.`);
      for (const call of calls) held.splice(held.indexOf(call), 1);
      await Promise.all(calls.map((call) => call.answer(answer)));
      await settle();
    },
  };
}
