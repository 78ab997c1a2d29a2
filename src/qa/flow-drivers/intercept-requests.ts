import type { RequestGate } from './request-gate';

/** Sends every fetch of `host` through `gate` before it leaves; `answerFor` may answer a path in the clinic's place. */
export function interceptRequests(
  host: { fetch: typeof fetch },
  gate: RequestGate,
  respondTo: (path: string) => Response | null = () => null,
): () => void {
  const originalFetch = host.fetch;
  host.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return gate.pass(
      `${request.method} ${pathname}`,
      async () => respondTo(pathname) ?? originalFetch.call(host, request),
    );
  };
  return () => {
    host.fetch = originalFetch;
  };
}
