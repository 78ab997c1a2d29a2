import { startTransition, useEffect, useState } from 'react';

/** How many chunks of a long list are rendered at first, and how many more whenever the browser is idle. */
const INITIAL_COUNT = 2;
const BATCH_SIZE = 2;
/** Delay in browsers without `requestIdleCallback`, such as Safari. */
const FALLBACK_DELAY_MS = 16;

/** Counts up to `total` in idle time, so that a list of thousands appears at once and never blocks scrolling. */
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
  const timer = setTimeout(callback, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}
