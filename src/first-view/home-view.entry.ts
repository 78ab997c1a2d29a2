import { drawHomeView } from './draw-home-view';
import { getPageLoad } from './page-load';
import { runInPage } from './run-in-page';
import { activatePageLanguage } from './use-page-language';

/* The first view of the home page, a script for each language. */

runInPage(getPageLoad(), (pageLoad) => {
  activatePageLanguage();
  const { home } = pageLoad;
  const element = document.getElementById('root');
  // What fails here also fails in the app, which then shows it.
  if (home !== null && element !== null)
    drawHomeView(element, pageLoad, home).catch(() => undefined);
});
