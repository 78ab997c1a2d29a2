/** How long a call that a walkthrough needs is waited for; of a duration of its own, which no walkthrough holds. */
const PATIENCE_MS = 9_876;

type Waiting = { readonly call: string; readonly go: () => Promise<unknown> };

/** A gate before the calls of an app: those that belong to an actor wait until the walkthrough comes to its outcome. */
export type CallGate = {
  /** Makes a call, such as `GET /v1/…`, as soon as it may go on, and resolves with its answer. */
  pass<Answer>(call: string, make: () => Promise<Answer>): Promise<Answer>;
  /**
   * Lets the calls of one actor through that wait, once there is one, and resolves once they are answered; later ones
   * wait again. Rejects where none comes.
   */
  letThrough(actor: string): Promise<void>;
  /** Nothing waits any more. */
  open(): void;
};

type Options = {
  /** How long, in ms, after the first of an actor's calls the others of the same moment are waited for. */
  readonly settleMs?: number;
};

/** A gate that is closed; `calls` say which of them each actor makes, and what belongs to none passes. */
export function createCallGate(
  calls: Readonly<Record<string, RegExp | null>>,
  { settleMs = 0 }: Options = {},
): CallGate {
  let isOpen = false;
  let waiting: readonly Waiting[] = [];
  let listeners: readonly (() => void)[] = [];

  const isHeld = (call: string) =>
    !isOpen && Object.values(calls).some((pattern) => pattern?.test(call));
  const release = async (isLeaving: (one: Waiting) => boolean) => {
    const leaving = waiting.filter(isLeaving);
    waiting = waiting.filter((one) => !leaving.includes(one));
    await Promise.allSettled(leaving.map(({ go }) => go()));
  };

  return {
    pass: (call, make) => {
      if (!isHeld(call)) return make();
      return new Promise((resolve) => {
        const go = () => {
          const answer = make();
          resolve(answer);
          return answer;
        };
        waiting = [...waiting, { call, go }];
        for (const tell of listeners) tell();
      });
    },
    async letThrough(actor) {
      const pattern = calls[actor];
      if (!pattern) throw new Error(`Nobody says which calls "${actor}" makes.`);
      const isOfActor = ({ call }: Waiting) => pattern.test(call);
      await new Promise<void>((resolve, reject) => {
        const end = (settle: () => void) => {
          clearTimeout(timer);
          listeners = listeners.filter((one) => one !== look);
          settle();
        };
        const look = () => {
          if (waiting.some(isOfActor)) end(resolve);
        };
        const giveUp = () => reject(new Error(`No call of "${actor}" came (${String(pattern)}).`));
        const timer = setTimeout(() => end(giveUp), PATIENCE_MS);
        listeners = [...listeners, look];
        look();
      });
      await new Promise((resolve) => setTimeout(resolve, settleMs));
      // What the clinic answers must not depend on what is arranged for the next step.
      await release(isOfActor);
    },
    open() {
      isOpen = true;
      void release(() => true);
    },
  };
}
