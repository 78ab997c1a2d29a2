import { getFirstLoad } from '../lib/first-load/first-load';

/**
 * Runs what a script of the first view does, which the prefetch has requested: it may arrive before the page is parsed, or
 * when the app has rendered.
 */
export function runInPage(start: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', start, { once: true });
  else if (!getFirstLoad().isClosed) start();
}
