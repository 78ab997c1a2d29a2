import { getFirstLoad } from '../lib/first-load/first-load';
import { drawHomeView } from './draw-home-view';
import { runInPage } from './run-in-page';

/* The first view of the home page, a script for each language. */

runInPage(() => {
  const { home } = getFirstLoad();
  const element = document.getElementById('root');
  // What fails here also fails in the app, which then shows it.
  if (home !== null && element !== null) drawHomeView(element, home).catch(() => undefined);
});
