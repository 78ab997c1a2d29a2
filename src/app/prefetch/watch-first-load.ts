import { getFirstLoad } from '../../lib/first-load/first-load';

/**
 * Shows that the page could not be loaded if the app has not started when all resources of the page have loaded or failed.
 * Without this script `index.html` shows it a few seconds later.
 */
export function watchFirstLoad(): void {
  window.addEventListener('load', () => {
    const firstLoad = getFirstLoad();
    if (firstLoad.hasAppStarted) return;
    // Nothing may be drawn over the message.
    firstLoad.isClosed = true;
    firstLoad.firstView?.remove();
    document.getElementById('root')?.classList.add('is-not-loaded');
  });
}
