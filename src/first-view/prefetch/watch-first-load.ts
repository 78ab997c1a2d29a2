import { getFirstLoad } from '../../lib/first-load/first-load';

/**
 * Shows that the page could not be loaded if the app has not started when all resources of the page have loaded or failed.
 * While one of them hangs, `index.html` shows it by itself after 9 s (first-paint.css).
 */
export function watchFirstLoad(): void {
  const firstLoad = getFirstLoad();
  const onLoad = () => {
    if (firstLoad.hasAppStarted) return;
    if (firstLoad.firstView !== null) {
      firstLoad.firstView.showNotLoaded();
      return;
    }
    // Nothing may be drawn over the message.
    firstLoad.isClosed = true;
    document.getElementById('root')?.classList.add('is-not-loaded');
  };
  window.addEventListener('load', onLoad, { once: true });
}
