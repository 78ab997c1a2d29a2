import { startTransition, useEffect, useState } from 'react';

/** How many parts of a long list are rendered with the screen, and how many more whenever there is time. */
const AT_FIRST = 2;
const PER_TURN = 2;
/** The pause where the browser does not tell, in ms. */
const PAUSE_MS = 16;

/** Counts up to `total` bit by bit, so that a list of thousands is there at once and never holds up a scroll. */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(AT_FIRST);
  useEffect(() => {
    if (count >= total) return;
    return whenIdle(() => startTransition(() => setCount((shown) => shown + PER_TURN)));
  }, [count, total]);
  return Math.min(count, total);
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(work, { timeout: 500 });
    return () => window.cancelIdleCallback(handle);
  }
  // Safari does not tell when it has time.
  const timer = setTimeout(work, PAUSE_MS);
  return () => clearTimeout(timer);
}
