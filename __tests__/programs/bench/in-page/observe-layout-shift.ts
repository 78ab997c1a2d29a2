/** The property of `window` with the sum of the layout shifts. */
export const LAYOUT_SHIFT = 'bench: layout shift';

/** Runs in the page as an init script: adds up its layout shifts, without those that follow a press of the bench. */
export function observeLayoutShift({ key, pressed }: { key: string; pressed: string }): void {
  // As browsers do after a press of a person.
  const excludedMs = 500;
  let total = 0;
  const isAfterPress = ({ startTime }: PerformanceEntry) =>
    performance
      .getEntriesByName(pressed)
      .some((press) => startTime >= press.startTime && startTime < press.startTime + excludedMs);
  Object.defineProperty(window, key, { get: () => total });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('value' in entry && !isAfterPress(entry)) total += Number(entry.value);
  }).observe({ type: 'layout-shift', buffered: true });
}
