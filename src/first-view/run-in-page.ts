import { getPageLoad, type PageLoad } from './page-load';

/**
 * Runs what a script of the first view does, which the prefetch has requested: it may arrive before the page is parsed, or
 * when the app has rendered.
 */
export function runInPage(start: (pageLoad: PageLoad) => void): void {
  const pageLoad = getPageLoad();
  if (document.readyState === 'loading')
    document.addEventListener('readystatechange', () => start(pageLoad), { once: true });
  else if (!pageLoad.isClosed) start(pageLoad);
}
