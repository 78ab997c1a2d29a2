/** Covers what a signed-in person saw when the page goes into the back-forward cache, and starts over when it comes back. */
export function coverWhenLeft(isSignedIn: () => boolean): void {
  window.addEventListener('pagehide', () => {
    if (isSignedIn()) document.documentElement.hidden = true;
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && document.documentElement.hidden) window.location.reload();
    else document.documentElement.hidden = false;
  });
}
