import type { PageLoad } from '../page-load';

/**
 * Shows that the page could not be loaded if the app has not started when all resources of the page have loaded or failed.
 * While one of them hangs, `index.html` shows it by itself after 9 s (first-paint.css).
 */
export function watchPageLoad(pageLoad: PageLoad): void {
  const onLoad = () => {
    if (pageLoad.hasAppStarted) return;
    if (pageLoad.firstView !== null) {
      pageLoad.firstView.showNotLoaded();
      return;
    }
    // Nothing may be drawn over the message.
    pageLoad.isClosed = true;
    document.getElementById('root')?.classList.add('is-not-loaded');
  };
  window.addEventListener('load', onLoad, { once: true });
}
