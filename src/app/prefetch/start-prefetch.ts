import { toApiUrl } from '../../api/to-api-url';
import { prefetch } from '../../api/prefetch-cache';
import { prefetchHome } from './prefetch-home';
import { getPrefetchPaths, getPrefetchedRoute } from './prefetch-plan';
import { preloadChunks } from './preload-chunks';
import { watchFirstLoad } from './watch-first-load';

/** Loads a path of the API, as JSON; rejects after an error. A path that was prefetched is not requested again. */
export type LoadPath = (path: string) => Promise<unknown>;

/** Runs first, while the app is still loading: sends the requests and preloads the chunks that the URL will need. */
export function startPrefetch(): LoadPath {
  watchFirstLoad();
  const { flags, ...origins } = readConfigurationBlock(
    document.getElementById('app-config')?.textContent ?? '',
  );
  const send = (path: string) => prefetch(toApiUrl(origins.apiBaseUrl, path));
  const sent = new Map(
    getPrefetchPaths(window.location, flags).map((path) => [path, send(path)] as const),
  );
  const route = getPrefetchedRoute(window.location.pathname);
  if (route === 'home') prefetchHome(origins).catch(() => undefined);
  preloadChunks(document.currentScript?.getAttribute(`data-${route}`) ?? '');
  return async (path) => {
    const response = await (sent.get(path) ?? send(path));
    if (!response.ok) throw new Error(`The request failed with ${response.status}.`);
    return JSON.parse(await response.text()) as unknown;
  };
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
