import { waitFor } from '@testing-library/react';

type PendingRequest = { readonly path: string; readonly resume: () => void };

/** Calls of the page that wait until the test lets them through. */
export type InterceptedRequests = {
  /** Lets through all that wait, once one of them is to a path that fits. */
  release(path: RegExp): Promise<void>;
  /** Answers calls to a path that fits in the clinic's place. */
  respondWith(path: RegExp, createResponse: () => Response): void;
  restore(): void;
};

/** Holds every call to a path that fits; the others go at once. */
export function interceptRequests(pattern: RegExp): InterceptedRequests {
  const originalFetch = globalThis.fetch;
  const responses: { readonly path: RegExp; readonly answer: () => Response }[] = [];
  let pending: PendingRequest[] = [];

  const send = (request: Request, path: string) => {
    const mocked = responses.find((one) => one.path.test(path));
    return mocked === undefined ? originalFetch(request) : Promise.resolve(mocked.answer());
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
          throw new Error(`No call to ${String(path)} waits.`);
      });
      const released = pending;
      pending = [];
      for (const { resume } of released) resume();
    },
    respondWith(path, createResponse) {
      responses.push({ path, answer: createResponse });
    },
    restore() {
      globalThis.fetch = originalFetch;
    },
  };
}
