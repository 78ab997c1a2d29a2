/** How long a call that a walkthrough needs is waited for; of a duration of its own, which no walkthrough holds. */
const REQUEST_TIMEOUT_MS = 9_876;

type PendingRequest = { readonly request: string; readonly proceed: () => Promise<unknown> };

/** A gate before the calls of an app: those that belong to an actor wait until the walkthrough comes to its outcome. */
export type RequestGate = {
  /** Makes a call, such as `GET /v1/…`, as soon as it may go on, and resolves with its answer. */
  pass<Result>(request: string, send: () => Promise<Result>): Promise<Result>;
  /**
   * Lets the calls of one actor through that wait, once there is one, and resolves once they are answered; later ones
   * wait again. Rejects where none comes.
   */
  release(actor: string): Promise<void>;
  /** Nothing waits any more. */
  open(): void;
};

type Options = {
  /** How long, in ms, after the first of an actor's calls the others of the same moment are waited for. */
  readonly settleMs?: number;
};

/** A gate that is closed; `calls` say which of them each actor makes, and what belongs to none passes. */
export function createRequestGate(
  requestPatterns: Readonly<Record<string, RegExp | null>>,
  { settleMs = 0 }: Options = {},
): RequestGate {
  let isOpen = false;
  let pending: readonly PendingRequest[] = [];
  let listeners: readonly (() => void)[] = [];

  const isHeld = (request: string) =>
    !isOpen && Object.values(requestPatterns).some((pattern) => pattern?.test(request));
  const releaseMatching = async (shouldRelease: (one: PendingRequest) => boolean) => {
    const released = pending.filter(shouldRelease);
    pending = pending.filter((one) => !released.includes(one));
    await Promise.allSettled(released.map(({ proceed }) => proceed()));
  };

  return {
    pass: (request, send) => {
      if (!isHeld(request)) return send();
      return new Promise((resolve) => {
        const proceed = () => {
          const response = send();
          resolve(response);
          return response;
        };
        pending = [...pending, { request, proceed }];
        for (const notify of listeners) notify();
      });
    },
    async release(actor) {
      const pattern = requestPatterns[actor];
      if (!pattern) throw new Error(`Nobody says which calls "${actor}" makes.`);
      const isFromActor = ({ request }: PendingRequest) => pattern.test(request);
      await new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timer);
          listeners = listeners.filter((one) => one !== check);
          settle();
        };
        const check = () => {
          if (pending.some(isFromActor)) end(resolve);
        };
        const fail = () => reject(new Error(`No call of "${actor}" came (${String(pattern)}).`));
        const timer = setTimeout(() => end(fail), REQUEST_TIMEOUT_MS);
        listeners = [...listeners, check];
        check();
      });
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      // What the clinic answers must not depend on what is arranged for the next step.
      await releaseMatching(isFromActor);
    },
    open() {
      isOpen = true;
      void releaseMatching(() => true);
    },
  };
}
