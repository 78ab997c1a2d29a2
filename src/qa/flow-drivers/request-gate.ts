/** How long to wait for a request. Not a round number, so that no walkthrough controls a timer of this duration. */
const REQUEST_TIMEOUT_MS = 9_876;

/** Matches the requests of an actor; with `after`, only those that follow a request that matches it. */
export type RequestPattern = RegExp | { readonly pattern: RegExp; readonly after: RegExp };

type HeldRequest = { readonly request: string; readonly proceed: () => Promise<unknown> };

/** Holds back the requests of each actor until the walkthrough reaches its outcome. */
export type RequestGate = {
  /** Sends a request, such as `GET /v1/…`, once it is released, and resolves with its response. */
  pass<Result>(request: string, send: () => Promise<Result>): Promise<Result>;
  /**
   * Waits for a request of the actor, releases its held requests, and resolves with their responses. Later requests are
   * held again. Rejects if no request is sent in time.
   */
  release(actor: string): Promise<void>;
  /** Releases all requests, and holds none from now on. */
  open(): void;
};

type Options = {
  /** How long (ms) to wait, after the first request of an actor, for others of the same batch. */
  readonly settleMs?: number;
};

/** Creates a closed gate; `requestPatterns` matches the requests of each actor, and all others pass. */
export function createRequestGate(
  requestPatterns: Readonly<Record<string, RequestPattern | null>>,
  { settleMs = 0 }: Options = {},
): RequestGate {
  let isOpen = false;
  const held = createHeldRequests();
  const sent: string[] = [];

  const isFrom = (pattern: RequestPattern | null | undefined, request: string) =>
    pattern instanceof RegExp
      ? pattern.test(request)
      : pattern != null &&
        sent.some((other) => pattern.after.test(other)) &&
        pattern.pattern.test(request);
  const isHeld = (request: string) =>
    !isOpen && Object.values(requestPatterns).some((pattern) => isFrom(pattern, request));

  return {
    pass: (request, send) => {
      const sendNow = () => {
        sent.push(request);
        return send();
      };
      if (!isHeld(request)) return sendNow();
      return new Promise((resolve) => {
        const proceed = () => {
          const response = sendNow();
          resolve(response);
          return response;
        };
        held.add({ request, proceed });
      });
    },
    async release(actor) {
      const pattern = requestPatterns[actor];
      if (!pattern) throw new Error(`There is no request pattern for the actor "${actor}".`);
      const isFromActor = ({ request }: HeldRequest) => isFrom(pattern, request);
      await held.waitFor(
        isFromActor,
        `The actor "${actor}" sent no request (${describePattern(pattern)}).`,
      );
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      // Wait for the responses, so that the set-up of the next step cannot change them.
      await held.release(isFromActor);
    },
    open() {
      isOpen = true;
      void held.release(() => true);
    },
  };
}

function createHeldRequests() {
  let requests: readonly HeldRequest[] = [];
  let listeners: readonly (() => void)[] = [];
  return {
    add(request: HeldRequest) {
      requests = [...requests, request];
      for (const notify of listeners) notify();
    },
    /** Sends the requests that match, and waits for their responses. */
    async release(isReleased: (request: HeldRequest) => boolean) {
      const released = requests.filter(isReleased);
      requests = requests.filter((request) => !released.includes(request));
      await Promise.allSettled(released.map(({ proceed }) => proceed()));
    },
    /** Waits until a request matches; rejects with `message` if none does in time. */
    waitFor: (isAwaited: (request: HeldRequest) => boolean, message: string) =>
      new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timer);
          listeners = listeners.filter((listener) => listener !== check);
          settle();
        };
        const check = () => {
          if (requests.some(isAwaited)) end(resolve);
        };
        const fail = () => reject(new Error(message));
        const timer = setTimeout(() => end(fail), REQUEST_TIMEOUT_MS);
        listeners = [...listeners, check];
        check();
      }),
  };
}

const describePattern = (pattern: RequestPattern) =>
  String(pattern instanceof RegExp ? pattern : pattern.pattern);
