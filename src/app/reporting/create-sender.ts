import * as v from 'valibot';
import type { WriteOutcome } from '../../api/thunk-extra';
import { reportSchema, type Report } from './report.schema';

/** How long reports are collected before they are sent, in ms. A page that is hidden sends them at once. */
export const COLLECTING_MS = 10_000;
/** Of one page: a fault that repeats itself must not flood the receiver. */
export const MAX_REPORTS = 30;

type WriteCount = Extract<Report, { type: 'write' }>;

type Target = {
  readonly url: string;
  readonly release: string | undefined;
};

/** Creates a function that sends reports; what was reported once is not reported again. */
export function createSender({ url, release }: Target) {
  const known = new Set<string>();
  /** By endpoint and outcome. */
  const counts = new Map<string, WriteCount>();
  let collected: Report[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    const writes = [...counts.values()].map((write) => v.safeParse(reportSchema, write));
    counts.clear();
    const reports = [
      ...collected,
      ...writes.flatMap(({ success, output }) => (success ? [output] : [])),
    ];
    collected = [];
    if (reports.length === 0) return;
    // Text, so that another origin needs not allow JSON first.
    navigator.sendBeacon(url, JSON.stringify({ release, reports }));
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  const sendLater = () => {
    timer ??= setTimeout(send, COLLECTING_MS);
    // The last figures of a page arrive when it is hidden already.
    sendIfHidden();
  };
  document.addEventListener('visibilitychange', sendIfHidden);
  window.addEventListener('pagehide', send);

  return {
    add: (report: Report) => {
      const { success, output } = v.safeParse(reportSchema, report);
      if (!success) return;
      const text = JSON.stringify(output);
      if (known.has(text) || known.size >= MAX_REPORTS) return;
      known.add(text);
      collected.push(output);
      sendLater();
    },
    /** Counts an outcome of a write: rates need each of them, so that they are not dropped as repeated. */
    count: ({ endpoint, outcome }: WriteOutcome) => {
      const key = `${endpoint} ${outcome}`;
      const count = (counts.get(key)?.count ?? 0) + 1;
      counts.set(key, { type: 'write', endpoint, outcome, count });
      sendLater();
    },
    stop: () => {
      send();
      document.removeEventListener('visibilitychange', sendIfHidden);
      window.removeEventListener('pagehide', send);
    },
  };
}
