import { dropStrayClicks } from '../lib/browser/drop-stray-clicks';
import { drawFirstView } from './draw-first-view';
import type { PageLoad } from './page-load';
import { activatePageLanguage } from './use-page-language';

/** Draws the first view into the page, which is parsed as far as #root; nothing without the prefetch. */
export function startFirstView(pageLoad: PageLoad): void {
  activatePageLanguage();
  dropStrayClicks();
  const { load } = pageLoad;
  const element = document.getElementById('root');
  // What fails here also fails in the app, which then shows it.
  if (load !== null && element !== null)
    drawFirstView(element, pageLoad, load).catch(() => undefined);
}
