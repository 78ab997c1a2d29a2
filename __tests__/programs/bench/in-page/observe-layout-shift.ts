/** The property of `window` with the sum of the layout shifts. */
export const LAYOUT_SHIFT = 'bench: layout shift';

/** Runs in the page as an init script: adds up its layout shifts. */
export function observeLayoutShift({ key }: { key: string }): void {
  let total = 0;
  Object.defineProperty(window, key, { get: () => total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) total += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
