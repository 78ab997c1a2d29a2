import type { BrowserContext, Page } from '@playwright/test';

/** A document that makes so many history calls is in a loop: Safari throws after 100 calls in 30 s, Chrome ignores some. */
const LIMIT = 30;

/** A call of `pushState` or `replaceState`, with the heading that the page had at that time. */
export type HistoryCall = {
  readonly method: 'pushState' | 'replaceState';
  readonly path: string;
  readonly heading: string;
};

type CountingWindow = Window & { historyCalls?: HistoryCall[] };

/** Records the history calls of every document, and logs an error, which fails the test, if one makes too many. */
export function countHistoryCalls(context: BrowserContext): Promise<unknown> {
  return context.addInitScript((limit) => {
    const calls: HistoryCall[] = [];
    (window as CountingWindow).historyCalls = calls;
    for (const method of ['pushState', 'replaceState'] as const) {
      const original = window.history[method].bind(window.history);
      window.history[method] = (state, unused, url) => {
        original(state, unused, url);
        const heading = document.querySelector('h1')?.textContent ?? '';
        calls.push({ method, path: window.location.pathname + window.location.search, heading });
        if (calls.length === limit) console.error(`This document makes ${limit} history calls.`);
      };
    }
  }, LIMIT);
}

/** The history calls of the current document. */
export const getHistoryCalls = (page: Page): Promise<readonly HistoryCall[]> =>
  page.evaluate(() => (window as CountingWindow).historyCalls ?? []);
