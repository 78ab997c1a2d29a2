import { toApiUrl } from '../../api/to-api-url';
import { prefetch } from '../../api/prefetch-cache';
import { prefetchHome } from './prefetch-home';
import { getPrefetchPaths, getPrefetchedRoute } from './prefetch-plan';
import { preloadChunks } from './preload-chunks';
import { watchFirstLoad } from './watch-first-load';

/** Runs first, while the app is still loading: sends the requests and preloads the chunks that the URL will need. */
function startPrefetch(): void {
  watchFirstLoad();
  const { flags, ...origins } = readConfigurationBlock(
    document.getElementById('app-config')?.textContent ?? '',
  );
  for (const path of getPrefetchPaths(window.location, flags))
    void prefetch(toApiUrl(origins.apiBaseUrl, path));
  const route = getPrefetchedRoute(window.location.pathname);
  if (route === 'home') prefetchHome(origins).catch(() => undefined);
  preloadChunks(document.currentScript?.getAttribute(`data-${route}`) ?? '');
}

/** Reads the keys that requests depend on; the app validates the block. */
function readConfigurationBlock(text: string) {
  const block = JSON.parse(text) as {
    apiBaseUrl?: unknown;
    identityBaseUrl?: unknown;
    flags?: { assessment_birthday_confirmation?: unknown };
  };
  return {
    apiBaseUrl: toText(block.apiBaseUrl),
    identityBaseUrl: toText(block.identityBaseUrl),
    flags: { isBirthdayConfirmationOn: block.flags?.assessment_birthday_confirmation !== false },
  };
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '');

try {
  startPrefetch();
} catch {
  // Prefetching is optional: the app sends the requests itself, and reports configuration errors.
}
