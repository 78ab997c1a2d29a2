import { getFirstLoad } from '../../lib/first-load/first-load';
import { startFirstView } from './start-first-view';

/*
 * The first view in another language than English, a script for each. The prefetch requests it, so it may arrive before the
 * page is parsed, or when the app has rendered.
 */

if (document.readyState === 'loading')
  document.addEventListener('readystatechange', startFirstView, { once: true });
else if (!getFirstLoad().isClosed) startFirstView();
