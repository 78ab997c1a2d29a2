/** What the last heading that was mounted stood for, within this page load. */
let previous: 'none' | 'provisional first' | 'provisional' | 'screen' = 'none';

/**
 * Moves the focus to the heading of a screen that has just replaced another, and scrolls to the top. The first screen of
 * a page load leaves both alone, and so does a screen whose loading state came first while the person has moved on.
 */
export function arriveAtScreen(heading: HTMLElement, isProvisional: boolean): void {
  const isFirst = previous === 'none';
  const wasFirstLoading = previous === 'provisional first';
  const wasLoading = previous === 'provisional';
  previous = isProvisional
    ? isFirst || wasFirstLoading
      ? 'provisional first'
      : 'provisional'
    : 'screen';
  if (isFirst || wasFirstLoading) return;
  // The provisional heading had the focus; when it went, the focus fell back to the body. Elsewhere means: moved on.
  if (wasLoading && document.activeElement && document.activeElement !== document.body) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

/** Makes the next heading count as the first of a page load: for tests, and when a page starts over. */
export function forgetArrival(): void {
  previous = 'none';
}
