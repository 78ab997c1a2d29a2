import { toFailure } from '../../../machines/port';
import { isRefusal } from '../../../machines/submission/submission';
import type { ElsewhereEvent, SubmittedEvent } from '../../../machines/submission/elsewhere.types';
import { withWebLock } from '../browser/with-web-lock';
import { systemClock } from '../time/clock';

const CHANNEL_NAME = 'forms';

/** How long a submit waits for the result of another tab whose lock it has got, in ms. */
const RESULT_TIMEOUT_MS = 500;

/** Messages between the tabs in which a form is open. The same origin only receives them, and they hold no answers. */
type FormMessage = { readonly form: string } & (
  | { readonly type: 'opened' }
  | { readonly type: 'unsent'; readonly isUnsent: boolean }
  | { readonly type: 'submitted'; readonly fingerprint: string; readonly at: number }
  /** A submit has failed; with its key, it may have arrived all the same. */
  | { readonly type: 'failed'; readonly fingerprint: string; readonly key: string | null }
);

/** A submit as it is sent. */
export type SentForm = {
  /** Of its answers. */
  readonly fingerprint: string;
  /** The `Idempotency-Key` of its command. */
  readonly key: string;
};

/** The other tabs of this browser in which the same form of the same person is open (D9 'Two tabs'). */
export type FormTabs = {
  /**
   * Runs what must not happen in two tabs at a time; a tab that had to wait first hears what the other one has sent. Rejects with
   * the reason of `signal` if that is aborted meanwhile.
   */
  readonly runAlone: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
  /**
   * Submits with `send`, one tab at a time. It gets the key of another tab that has sent the same answers without knowing whether
   * they have arrived: both are one command (D9 'Two tabs', D10).
   */
  readonly submitAlone: <T>(
    form: SentForm,
    send: (key: string) => Promise<T>,
    signal: AbortSignal,
  ) => Promise<T>;
  /** Tells the other tabs what the flow does, and the flow what they do, until it stops. */
  readonly connect: (flow: FormFlow, hasUnsentAnswers: () => boolean) => void;
};

/** A flow in which the form is taken. */
type FormFlow = {
  readonly send: (event: ElsewhereEvent) => void;
  readonly on: (type: 'SUBMITTED', listener: (event: SubmittedEvent) => void) => unknown;
  readonly subscribe: (observer: { next: () => void; complete: () => void }) => unknown;
};

function isFormMessage(data: unknown): data is FormMessage {
  if (typeof data !== 'object' || data === null) return false;
  if (!('form' in data) || !('type' in data)) return false;
  switch (data.type) {
    case 'opened':
      return true;
    case 'failed':
      return (
        'fingerprint' in data &&
        typeof data.fingerprint === 'string' &&
        'key' in data &&
        (typeof data.key === 'string' || data.key === null)
      );
    case 'unsent':
      return 'isUnsent' in data && typeof data.isUnsent === 'boolean';
    case 'submitted':
      return (
        'fingerprint' in data &&
        typeof data.fingerprint === 'string' &&
        'at' in data &&
        typeof data.at === 'number'
      );
    default:
      return false;
  }
}

/** Connects to the other tabs with the form `form`, a name for one form of one person. */
export function openFormTabs(form: string): FormTabs {
  let channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL_NAME);
  const resultListeners = new Set<() => void>();
  const post = (message: FormMessage) => channel?.postMessage(message);

  /** Keys of what other tabs have sent without knowing whether it has arrived, by fingerprint. */
  const uncertainKeys = new Map<string, string>();
  /** How many results of other tabs have been heard. */
  let resultCount = 0;
  const waitForResult = () =>
    new Promise<void>((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        resultListeners.delete(finish);
        resolve();
      };
      const timer = setTimeout(finish, RESULT_TIMEOUT_MS);
      resultListeners.add(finish);
    });

  const runAlone = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const run = () => {
      signal.throwIfAborted();
      return work();
    };
    const lock = `submit ${form}`;
    const knownCount = resultCount;
    const done = await runIfFree(lock, run);
    if (done !== null) return done.result;
    return withWebLock(lock, async () => {
      // The messages of another tab may arrive later than its lock.
      if (resultCount === knownCount) await waitForResult();
      return run();
    });
  };

  return {
    runAlone,
    submitAlone: ({ fingerprint, key: ownKey }, send, signal) =>
      runAlone(async () => {
        const key = uncertainKeys.get(fingerprint) ?? ownKey;
        try {
          return await send(key);
        } catch (error) {
          const isUncertain = !isRefusal(toFailure(error));
          // The other tab may have sent the same answers in another context: its key must not be refused for ever.
          if (!isUncertain) uncertainKeys.delete(fingerprint);
          post({ type: 'failed', form, fingerprint, key: isUncertain ? key : null });
          throw error;
        }
      }, signal),
    connect: (flow, hasUnsentAnswers) => {
      let isUnsent = false;
      const postUnsent = (value: boolean) => {
        if (value === isUnsent) return;
        isUnsent = value;
        post({ type: 'unsent', form, isUnsent });
      };
      const close = () => {
        postUnsent(false);
        channel?.close();
        channel = null;
        window.removeEventListener('pagehide', leave);
        window.removeEventListener('pageshow', update);
      };
      const update = () => postUnsent(hasUnsentAnswers());
      const leave = () => postUnsent(false);
      flow.on('SUBMITTED', ({ fingerprint, at }) =>
        post({ type: 'submitted', form, fingerprint, at: at ?? systemClock.now() }),
      );
      flow.subscribe({ next: update, complete: close });
      window.addEventListener('pagehide', leave);
      window.addEventListener('pageshow', update);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (!isFormMessage(data) || data.form !== form) return;
        switch (data.type) {
          case 'opened':
            if (isUnsent) post({ type: 'unsent', form, isUnsent });
            return;
          case 'unsent':
            flow.send({ type: 'UNSENT_ELSEWHERE', isUnsent: data.isUnsent });
            // A third tab may still have some.
            if (!data.isUnsent) post({ type: 'opened', form });
            return;
          case 'submitted':
            flow.send({
              type: 'SUBMITTED_ELSEWHERE',
              fingerprint: data.fingerprint,
              at: data.at,
            });
            uncertainKeys.delete(data.fingerprint);
            break;
          case 'failed':
            if (data.key !== null) uncertainKeys.set(data.fingerprint, data.key);
        }
        resultCount += 1;
        // Copied: a listener removes itself.
        for (const listener of [...resultListeners]) listener();
      });
      post({ type: 'opened', form });
    },
  };
}

/** Runs `work` if no other tab has the lock; null if one has it. */
async function runIfFree<T>(name: string, work: () => Promise<T>): Promise<{ result: T } | null> {
  // SAFETY: typed as always present, but undefined in an insecure context.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return { result: await work() };
  return locks.request(name, { ifAvailable: true }, async (lock) =>
    lock === null ? null : { result: await work() },
  );
}
