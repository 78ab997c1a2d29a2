/** How long the browser may take to go back, in ms; one that does not go at all is left to its new document. */
const TRAVEL_TIMEOUT_MS = 2000;

/** The router's number of the present history entry; null where the router keeps its history to itself. */
export function readEntryIndex(): number | null {
  const state = window.history.state as { readonly idx?: unknown } | null;
  return typeof state?.idx === 'number' ? state.idx : null;
}

/**
 * Goes back to the history entry `base` and makes it `home`; whatever lay ahead of it is cut off, so that neither Back
 * nor Forward leads to a screen of whoever was here. The router hears nothing of it: it is told where it is afterwards,
 * and nobody is asked whether they want to leave. Rejects when the browser does not go.
 */
export async function unwindHistory(base: number, home: string): Promise<void> {
  const index = readEntryIndex();
  if (index === null) return;

  let arrive: () => void = () => undefined;
  const hold = (event: PopStateEvent) => {
    event.stopImmediatePropagation();
    arrive();
  };
  const travel = (by: number) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(
        () => reject(new Error('The browser does not go back.')),
        TRAVEL_TIMEOUT_MS,
      );
      arrive = () => {
        clearTimeout(giveUp);
        resolve();
      };
      window.history.go(by);
    });

  // In the capturing phase: before the router, which listens to the same event of the same window.
  window.addEventListener('popstate', hold, { capture: true });
  try {
    const first = Math.min(base, index);
    if (index > first) await travel(first - index);
    window.history.replaceState({ idx: first }, '', home);
    // A new entry cuts off those ahead; behind it stands the one to start from.
    window.history.pushState({ idx: first + 1 }, '', home);
    await travel(-1);
  } finally {
    window.removeEventListener('popstate', hold, { capture: true });
  }
}
