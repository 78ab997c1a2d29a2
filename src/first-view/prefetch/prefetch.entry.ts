import { startPrefetch } from './start-prefetch';

try {
  startPrefetch();
} catch {
  // The prefetch is optional: the app sends the requests itself, and reports configuration errors.
}
