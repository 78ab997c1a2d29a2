/**
 * Covers what a person saw when the page goes into the back-forward cache, and calls `startOver` when it comes back:
 * until that has taken it off the screen the page stays covered. Gives back what ends it.
 */
export function hideOnPageHide(shouldHide: () => boolean, onRestore: () => void): () => void {
  let isHidden = false;
  const hide = () => {
    isHidden = shouldHide();
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

/** Shows the page again: whoever it belonged to is gone from it. */
export function showPage(): void {
  document.documentElement.hidden = false;
}
