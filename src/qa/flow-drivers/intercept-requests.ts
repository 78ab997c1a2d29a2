import type { RequestGate } from './request-gate';

/** Passes every fetch of `host` through `gate`; `respondTo` can return a response instead of the server. */
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
