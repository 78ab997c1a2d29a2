/**
 * Hides the page when it is left, if `shouldHide()` is true. When the back-forward cache restores it, the page stays
 * hidden and `onRestore` is called. Returns the function that removes the listeners.
 */
export function hideOnPageHide(
  shouldHide: (event: PageTransitionEvent) => boolean,
  onRestore: () => void,
): () => void {
  let isHidden = false;
  const hide = (event: PageTransitionEvent) => {
    isHidden = shouldHide(event);
    if (isHidden) document.documentElement.hidden = true;
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (!isHidden) return;
    isHidden = false;
    if (persisted) onRestore();
    else showPage();
  };
  window.addEventListener('pagehide', hide);
  window.addEventListener('pageshow', handlePageShow);
  return () => {
    window.removeEventListener('pagehide', hide);
    window.removeEventListener('pageshow', handlePageShow);
  };
}

/** Shows the page again; call it once the previous user's data is off the screen. */
export function showPage(): void {
  document.documentElement.hidden = false;
}
