import { waitFor } from '@testing-library/react';

type PendingRequest = { readonly path: string; readonly resume: () => void };

/** Requests of the page that wait until the test releases them. */
export type InterceptedRequests = {
  /** Waits until a request with a matching path is pending, then releases all pending requests. */
  release(path: RegExp): Promise<void>;
  /** The paths of the pending requests, in order. */
  getPendingPaths(): readonly string[];
  /** Responds to requests with a matching path instead of the sandbox. */
  respondWith(path: RegExp, createResponse: () => Response): void;
  restore(): void;
};

/** Holds every request whose path matches `pattern`; all others are sent immediately. */
export function interceptRequests(pattern: RegExp): InterceptedRequests {
  const originalFetch = globalThis.fetch;
  const responses: { readonly path: RegExp; readonly createResponse: () => Response }[] = [];
  let pending: PendingRequest[] = [];

  const send = (request: Request, path: string) => {
    const mocked = responses.find((response) => response.path.test(path));
    return mocked === undefined ? originalFetch(request) : Promise.resolve(mocked.createResponse());
  };
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!pattern.test(pathname)) return send(request, pathname);
    return new Promise((resolve) => {
      pending.push({ path: pathname, resume: () => resolve(send(request, pathname)) });
    });
  };

  return {
    async release(path) {
      await waitFor(() => {
        if (!pending.some((request) => path.test(request.path)))
          throw new Error(`No request to ${String(path)} is pending.`);
      });
      const released = pending;
      pending = [];
      for (const { resume } of released) resume();
    },
    getPendingPaths: () => pending.map(({ path }) => path),
    respondWith(path, createResponse) {
      responses.push({ path, createResponse });
    },
    restore() {
      globalThis.fetch = originalFetch;
    },
  };
}
