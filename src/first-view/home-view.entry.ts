import { getFirstLoad } from '../lib/first-load/first-load';
import { drawHomeView } from './draw-home-view';
import { runInPage } from './run-in-page';
import { activatePageLanguage } from './use-page-language';

/* The first view of the home page, a script for each language. */

runInPage(() => {
  activatePageLanguage();
  const { home } = getFirstLoad();
  const element = document.getElementById('root');
  // What fails here also fails in the app, which then shows it.
  if (home !== null && element !== null) drawHomeView(element, home).catch(() => undefined);
});
