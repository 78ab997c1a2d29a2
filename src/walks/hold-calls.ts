import type { CallGate } from './call-gate';

/** Sends every fetch of `host` through `gate` before it leaves; `answerFor` may answer a path in the clinic's place. */
export function holdCalls(
  host: { fetch: typeof fetch },
  gate: CallGate,
  answerFor: (path: string) => Response | null = () => null,
): () => void {
  const real = host.fetch;
  host.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    return gate.pass(
      `${request.method} ${pathname}`,
      async () => answerFor(pathname) ?? real.call(host, request),
    );
  };
  return () => {
    host.fetch = real;
  };
}
