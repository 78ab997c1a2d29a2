type HeadingState = 'none' | 'loading the first screen' | 'loading' | 'screen';

/** What the last heading that was mounted stood for, within this page load. */
let previous: HeadingState = 'none';

/**
 * Moves the focus to the heading of a screen that has just replaced another, and scrolls to the top. The first screen of
 * a page load leaves both alone, and so does a screen whose loading state came first if the person has moved on since.
 */
export function focusHeading(heading: HTMLElement, isProvisional: boolean): void {
  const from = previous;
  const isFirst = from === 'none' || from === 'loading the first screen';
  if (isProvisional) previous = isFirst ? 'loading the first screen' : 'loading';
  else previous = 'screen';

  if (isFirst) return;
  // A provisional heading takes the focus with it when it goes. A focus elsewhere means that the person moved on.
  const hasUserMovedFocus =
    document.activeElement !== null && document.activeElement !== document.body;
  if (from === 'loading' && hasUserMovedFocus) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

/** Makes the next heading count as the first of a page load: for tests, which share one page. */
export function resetNavigationFocus(): void {
  previous = 'none';
}
