import { getFirstLoad } from '../lib/first-load/first-load';
import { drawFirstView } from './draw-first-view';
import { activatePageLanguage } from './use-page-language';

/** Draws the first view into the page, which is parsed as far as #root; nothing without the prefetch. */
export function startFirstView(): void {
  activatePageLanguage();
  const { load } = getFirstLoad();
  const element = document.getElementById('root');
  // What fails here also fails in the app, which then shows it.
  if (load !== null && element !== null) drawFirstView(element, load).catch(() => undefined);
}
