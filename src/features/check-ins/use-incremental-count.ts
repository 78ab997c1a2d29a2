import { startTransition, useEffect, useState } from 'react';

/** How many parts of a long list are rendered with the screen, and how many more whenever there is time. */
const INITIAL_COUNT = 2;
const BATCH_SIZE = 2;
/** The pause where the browser does not tell, in ms. */
const FALLBACK_DELAY_MS = 16;

/** Counts up to `total` bit by bit, so that a list of thousands is there at once and never holds up a scroll. */
export function useIncrementalCount(total: number): number {
  const [count, setCount] = useState(INITIAL_COUNT);
  useEffect(() => {
    if (count >= total) return;
    return runWhenIdle(() => startTransition(() => setCount((shown) => shown + BATCH_SIZE)));
  }, [count, total]);
  return Math.min(count, total);
}

function runWhenIdle(callback: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(callback, { timeout: 500 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari does not tell when it has time.
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
