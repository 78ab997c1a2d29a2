import { startTransition, useEffect, useState } from 'react';

/** How many more are counted whenever the browser is idle. */
const BATCH_SIZE = 2;
/** Delay in browsers without `requestIdleCallback`, such as Safari. */
const FALLBACK_DELAY_MS = 16;

/** Counts from `initial` up to `total` in idle time, so that a list of thousands appears at once and never blocks scrolling. */
export function useIncrementalCount(total: number, initial: number): number {
  const [count, setCount] = useState(initial);
  useEffect(() => {
    if (count >= total) return;
    return runWhenIdle(() => startTransition(() => setCount((reached) => reached + BATCH_SIZE)));
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
