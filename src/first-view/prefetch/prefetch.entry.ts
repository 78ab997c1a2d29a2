import { getPageLoad } from '../page-load';
import { startPrefetch } from './start-prefetch';
import { setTrustedTypesPolicy } from '../../lib/browser/trusted-types';
import { isPrerendering } from '../../lib/browser/when-activated';

setTrustedTypesPolicy();

try {
  // By the time a prerendered page is opened, its responses could be old, or somebody else be signed in.
  if (!isPrerendering()) startPrefetch(getPageLoad());
} catch {
  // The prefetch is optional: the app sends the requests itself, and reports configuration errors.
}
