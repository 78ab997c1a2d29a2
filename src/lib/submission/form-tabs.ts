import { toFailure } from '../../../machines/port';
import { isRefusal } from '../../../machines/submission/submission';
import type { ElsewhereEvent, SubmittedEvent } from '../../../machines/submission/elsewhere.types';
import { holdWebLock } from '../browser/hold-web-lock';
import { runHolding, withWebLock } from '../browser/with-web-lock';
import { systemClock } from '../time/clock';
import { REQUEST_TIMEOUT_MS } from '../time/request-timeout';
import { openFormChannel, type FormChannel } from './form-channel';

/** How long a submit waits for the result of another tab whose lock it has got, in ms. */
const RESULT_TIMEOUT_MS = 500;

/** How long a submit takes at most, in ms: its request, two of a refresh of the session, and its request again. */
const SUBMIT_TIMEOUT_MS = 4 * REQUEST_TIMEOUT_MS;

/** A submit as it is sent. */
type SentForm = {
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
  /**
   * Tells the other tabs what the flow does, and the flow what they do, until it stops; and what they did earlier, while the page
   * was loading.
   */
  readonly connect: (
    flow: FormFlow,
    hasUnsentAnswers: () => boolean,
    earlier?: readonly unknown[],
  ) => void;
};

/** A flow in which the form is taken. */
type FormFlow = {
  readonly send: (event: ElsewhereEvent) => void;
  readonly getSnapshot: () => { readonly hasTag: (tag: 'loading') => boolean };
  readonly on: (type: 'SUBMITTED', listener: (event: SubmittedEvent) => void) => unknown;
  readonly subscribe: (observer: { next: () => void; complete?: () => void }) => unknown;
};

/** Connects to the other tabs with the form `form`, a name for one form of one person. */
export function openFormTabs(form: string): FormTabs {
  const channel = openFormChannel(form);
  const results = createResults();
  /** Keys of what other tabs have sent without knowing whether it has arrived, by fingerprint. */
  const uncertainKeys = new Map<string, string>();

  const runAlone = async <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> => {
    const run = () => {
      signal.throwIfAborted();
      return work();
    };
    const lock = `submit ${form}`;
    const knownCount = results.getCount();
    const freeLock = await holdWebLock(lock, { ifAvailable: true });
    if (freeLock !== null) return runHolding(freeLock, run);
    return withWebLock(lock, SUBMIT_TIMEOUT_MS, async () => {
      // The messages of another tab may arrive later than its lock.
      if (results.getCount() === knownCount) await results.waitForNext();
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
          channel.post({ type: 'failed', fingerprint, key: isUncertain ? key : null });
          throw error;
        }
      }, signal),
    connect: (flow, hasUnsentAnswers, earlier) => {
      const sendOnceLoaded = createLateSender(flow);
      channel.listen((message) => {
        if (message.type === 'submitted') {
          const { fingerprint, at } = message;
          sendOnceLoaded({ type: 'SUBMITTED_ELSEWHERE', fingerprint, at });
          uncertainKeys.delete(fingerprint);
          results.add();
        } else if (message.type === 'failed') {
          if (message.key !== null) uncertainKeys.set(message.fingerprint, message.key);
          results.add();
        }
      }, earlier);
      flow.on('SUBMITTED', ({ fingerprint, at }) =>
        channel.post({ type: 'submitted', fingerprint, at: at ?? systemClock.now() }),
      );
      shareUnsentAnswers(channel, flow, hasUnsentAnswers);
    },
  };
}

/** Sends events to the flow once it has loaded: before, it does not know its own answers, to which it compares others. */
function createLateSender(flow: FormFlow): (event: ElsewhereEvent) => void {
  const waiting: ElsewhereEvent[] = [];
  const sendWaiting = () => {
    if (flow.getSnapshot().hasTag('loading')) return;
    for (const event of waiting.splice(0)) flow.send(event);
  };
  flow.subscribe({ next: sendWaiting });
  return (event) => {
    waiting.push(event);
    sendWaiting();
  };
}

/** Tells the other tabs whether this one has unsent answers, and the flow whether they have, until it stops. */
function shareUnsentAnswers(
  channel: FormChannel,
  flow: FormFlow,
  hasUnsentAnswers: () => boolean,
): void {
  let isUnsent = false;
  const setUnsent = (value: boolean) => {
    if (value === isUnsent) return;
    isUnsent = value;
    channel.post({ type: 'unsent', isUnsent });
  };
  const update = () => setUnsent(hasUnsentAnswers());
  const leave = () => setUnsent(false);
  const close = () => {
    leave();
    channel.close();
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', update);
  };
  flow.subscribe({ next: update, complete: close });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', update);
  channel.listen((message) => {
    if (message.type === 'opened') {
      if (isUnsent) channel.post({ type: 'unsent', isUnsent });
    } else if (message.type === 'unsent') {
      flow.send({ type: 'UNSENT_ELSEWHERE', isUnsent: message.isUnsent });
      // A third tab may still have some.
      if (!message.isUnsent) channel.post({ type: 'opened' });
    }
  });
  channel.post({ type: 'opened' });
}

/** Counts the results of other tabs that have been heard. */
function createResults() {
  const listeners = new Set<() => void>();
  let count = 0;
  return {
    getCount: () => count,
    add: () => {
      count += 1;
      // Copied: a listener removes itself.
      for (const listener of [...listeners]) listener();
    },
    /** Resolves with the next result, or after a while without one. */
    waitForNext: () =>
      new Promise<void>((resolve) => {
        const finish = () => {
          clearTimeout(timer);
          listeners.delete(finish);
          resolve();
        };
        const timer = setTimeout(finish, RESULT_TIMEOUT_MS);
        listeners.add(finish);
      }),
  };
}
