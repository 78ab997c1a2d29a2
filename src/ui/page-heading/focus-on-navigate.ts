type HeadingState = 'none' | 'loading the first screen' | 'loading' | 'screen';

/** The state of the heading that was mounted last in this page load: that heading has unmounted when the next one asks. */
let previous: HeadingState = 'none';

/**
 * After a navigation, moves the focus to the heading of the new screen and scrolls to the top. Does nothing on the first
 * screen of a page load, or when the user moved the focus while the screen was loading.
 */
export function focusHeading(heading: HTMLElement, isProvisional: boolean): void {
  const from = previous;
  const isFirst = from === 'none' || from === 'loading the first screen';
  if (isProvisional) previous = isFirst ? 'loading the first screen' : 'loading';
  else previous = 'screen';

  if (isFirst) return;
  // Removing the provisional heading resets the focus to the body; anywhere else, the user has moved it.
  const hasUserMovedFocus =
    document.activeElement !== null && document.activeElement !== document.body;
  if (from === 'loading' && hasUserMovedFocus) return;
  window.scrollTo(0, 0);
  heading.focus({ preventScroll: true });
}

/** Resets the state, so that the next heading counts as the first of a page load; for tests. */
export function resetNavigationFocus(): void {
  previous = 'none';
}
