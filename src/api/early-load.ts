import type { ClosingEvent } from '../../machines/user-area/user-area.types';

/** A request that was sent before the code that needs its response had loaded. */
export type PrefetchEntry = {
  readonly response: Promise<Response>;
  /** From `performance.now()`, in ms. */
  readonly startedAt: number;
  readonly controller: AbortController;
  /** The request's authorization header; null for a public request. */
  readonly authorization: string | null;
};

/** What the page has requested and heard before the app was there (decision 13). */
export type EarlyLoad = {
  /** By URL. */
  readonly prefetched: Map<string, PrefetchEntry>;
  readonly isFirstViewShown: () => boolean;
  /** Returns what has ended the visit before the forms of a public link were there; from now on these listen themselves. */
  readonly takeClosingEvent: () => ClosingEvent | null;
  /** The user of the page has signed out in another tab. */
  readonly isSignedOut: () => boolean;
  /** Returns what other tabs have sent about forms while the page was loading; from now on the flows listen themselves. */
  readonly takeFormMessages: () => readonly unknown[];
};

/** Where nothing comes before the app. */
export const createEarlyLoad = (): EarlyLoad => ({
  prefetched: new Map(),
  isFirstViewShown: () => false,
  takeClosingEvent: () => null,
  isSignedOut: () => false,
  takeFormMessages: () => [],
});

/** Aborts and drops what was prefetched and has not been used. */
export function abortPrefetched({ prefetched }: Pick<EarlyLoad, 'prefetched'>): void {
  for (const { controller } of prefetched.values()) controller.abort();
  prefetched.clear();
}
