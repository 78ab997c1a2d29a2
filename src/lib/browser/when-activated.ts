/** True while the browser prepares a page that the user may never open, as Chrome does for an address that is being typed. */
export function isPrerendering(): boolean {
  // Only Chromium has the property.
  return 'prerendering' in document && document.prerendering === true;
}

/** Calls `start` once the user has opened the page: at once, unless it is being prerendered. */
export function whenActivated(start: () => void): void {
  if (isPrerendering()) document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
