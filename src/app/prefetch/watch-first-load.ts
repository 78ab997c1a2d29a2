import { hasAppStarted } from './preload-chunks';

/**
 * Shows that the page could not be loaded if the app has not started when all resources of the page have loaded or failed.
 * Without this script `index.html` shows it a few seconds later.
 */
export function watchFirstLoad(): void {
  window.addEventListener('load', () => {
    if (!hasAppStarted()) document.getElementById('root')?.classList.add('is-not-loaded');
  });
}
