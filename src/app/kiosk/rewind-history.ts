import { getEntryIndex } from '../../lib/history/entry-index';

/** How long the browser may take to go back, in ms; one that does not go at all is left to its new document. */
const NAVIGATION_TIMEOUT_MS = 2000;

/**
 * Goes back to the history entry `base` and makes it `home`; whatever lay ahead of it is cut off, so that neither Back
 * nor Forward leads to a screen of whoever was here. The router hears nothing of it: it is told where it is afterwards,
 * and nobody is asked whether they want to leave. Rejects when the browser does not go.
 */
export async function rewindHistory(startIndex: number, home: string): Promise<void> {
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
        () => reject(new Error('The browser does not go back.')),
        NAVIGATION_TIMEOUT_MS,
      );
      resolveNavigation = () => {
        clearTimeout(timeout);
        resolve();
      };
      window.history.go(by);
    });

  // In the capturing phase: before the router, which listens to the same event of the same window.
  window.addEventListener('popstate', handlePopState, { capture: true });
  try {
    const targetIndex = Math.min(startIndex, index);
    if (index > targetIndex) await go(targetIndex - index);
    window.history.replaceState({ idx: targetIndex }, '', home);
    // A new entry cuts off those ahead; behind it stands the one to start from.
    window.history.pushState({ idx: targetIndex + 1 }, '', home);
    await go(-1);
  } finally {
    window.removeEventListener('popstate', handlePopState, { capture: true });
  }
}
