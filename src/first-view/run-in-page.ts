import type { PageLoad } from './page-load';

/**
 * Runs what a script of the first view does, which the prefetch has requested: it may arrive before the page is parsed, or
 * when the app has rendered.
 */
export function runInPage(pageLoad: PageLoad, start: (pageLoad: PageLoad) => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', () => start(pageLoad), { once: true });
  else if (!pageLoad.isClosed) start(pageLoad);
}
