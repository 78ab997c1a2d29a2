/**
 * Covers what a person saw when the page goes into the back-forward cache, and calls `startOver` when it comes back:
 * until that has taken it off the screen the page stays covered. Gives back what ends it.
 */
export function coverWhenLeft(isPersonal: () => boolean, startOver: () => void): () => void {
  let isCovered = false;
  const cover = () => {
    isCovered = isPersonal();
    if (isCovered) document.documentElement.hidden = true;
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!isCovered) return;
    isCovered = false;
    if (persisted) startOver();
    else uncoverPage();
  };
  window.addEventListener('pagehide', cover);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('pagehide', cover);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Shows the page again: whoever it belonged to is gone from it. */
export function uncoverPage(): void {
  document.documentElement.hidden = false;
}
