import { getPageLoad } from '../page-load';
import { startPrefetch } from './start-prefetch';
import { setTrustedTypesPolicy } from '../../lib/browser/trusted-types';

setTrustedTypesPolicy();

try {
  startPrefetch(getPageLoad());
} catch {
  // The prefetch is optional: the app sends the requests itself, and reports configuration errors.
}
