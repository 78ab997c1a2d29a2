import { runInPage } from './run-in-page';
import { startFirstView } from './start-first-view';

/* The first view in another language than English, a script for each. */

runInPage(startFirstView);
