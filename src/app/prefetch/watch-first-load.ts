import { getFirstLoad } from '../../lib/first-load/first-load';

/** As long as `index.html` waits; see first-paint.css. */
const TIMEOUT_MS = 9000;

/**
 * Shows that the page could not be loaded if the app has not started when all resources of the page have loaded or failed,
 * or after 9 s without questions. Without this script `index.html` shows it a few seconds later.
 */
export function watchFirstLoad(): void {
  const firstLoad = getFirstLoad();
  const showNotLoaded = () => {
    firstLoad.showPage?.();
    document.getElementById('root')?.classList.add('is-not-loaded');
  };
  window.addEventListener('load', () => {
    if (firstLoad.hasAppStarted) return;
    // Nothing may be drawn over the message.
    firstLoad.isClosed = true;
    showNotLoaded();
  });
  setTimeout(() => {
    if (!firstLoad.hasAppStarted && firstLoad.firstView === null) showNotLoaded();
  }, TIMEOUT_MS);
}
