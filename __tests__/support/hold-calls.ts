import { waitFor } from '@testing-library/react';

type Held = { readonly path: string; readonly go: () => void };

/** Calls of the page that wait until the test lets them through. */
export type HeldCalls = {
  /** Lets through all that wait, once one of them is to a path that fits. */
  letThrough(path: RegExp): Promise<void>;
  /** Answers calls to a path that fits in the clinic's place. */
  answerWith(path: RegExp, answer: () => Response): void;
  stop(): void;
};

/** Holds every call to a path that fits; the others go at once. */
export function holdCalls(held: RegExp): HeldCalls {
  const real = globalThis.fetch;
  const answers: { readonly path: RegExp; readonly answer: () => Response }[] = [];
  let waiting: Held[] = [];

  const send = (request: Request, path: string) => {
    const known = answers.find((one) => one.path.test(path));
    return known === undefined ? real(request) : Promise.resolve(known.answer());
  };
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!held.test(pathname)) return send(request, pathname);
    return new Promise((resolve) => {
      waiting.push({ path: pathname, go: () => resolve(send(request, pathname)) });
    });
  };

  return {
    async letThrough(path) {
      await waitFor(() => {
        if (!waiting.some((call) => path.test(call.path)))
          throw new Error(`No call to ${String(path)} waits.`);
      });
      const leaving = waiting;
      waiting = [];
      for (const { go } of leaving) go();
    },
    answerWith(path, answer) {
      answers.push({ path, answer });
    },
    stop() {
      globalThis.fetch = real;
    },
  };
}
