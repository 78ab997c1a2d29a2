import { getEntryIndex } from '../../lib/history/entry-index';

/** In ms; after that the browser is considered unable to go back. */
const NAVIGATION_TIMEOUT_MS = 2000;

/**
 * Goes back to the history entry `startIndex`, replaces it by `homePath`, and removes the entries after it, so that
 * neither Back nor Forward opens a screen of the last visitor. The router does not see these navigations: no blocker
 * runs, and the caller navigates afterwards. Rejects when the browser does not go back in time.
 */
export async function rewindHistory(startIndex: number, homePath: string): Promise<void> {
  const index = getEntryIndex();
  if (index === null) return;

  let resolveNavigation: () => void = () => undefined;
  const handlePopState = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    resolveNavigation();
  };
  const go = (by: number) =>
    new Promise<void>((resolve, reject) => {
      const timeout = setTimeout(
        () => reject(new Error('The browser did not go back in time.')),
        NAVIGATION_TIMEOUT_MS,
      );
      resolveNavigation = () => {
        clearTimeout(timeout);
        resolve();
      };
      window.history.go(by);
    });

  // Capture phase: runs before the router's listener on the same window.
  window.addEventListener('popstate', handlePopState, { capture: true });
  try {
    const targetIndex = Math.min(startIndex, index);
    if (index > targetIndex) await go(targetIndex - index);
    window.history.replaceState({ idx: targetIndex }, '', homePath);
    // Pushing an entry removes those ahead; then go back to the start entry.
    window.history.pushState({ idx: targetIndex + 1 }, '', homePath);
    await go(-1);
  } finally {
    window.removeEventListener('popstate', handlePopState, { capture: true });
  }
}
