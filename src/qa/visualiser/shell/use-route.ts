import { useMemo, useSyncExternalStore } from 'react';
import { formatRoute, parseRoute, type Route } from './route';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The current route; re-renders when the hash changes. */
export function useRoute(): Route {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => parseRoute(hash), [hash]);
}

/** Navigates to a route; `replace` adds no history entry, for frequent changes such as steps. */
export function navigate(route: Route, { replace = false }: { replace?: boolean } = {}): void {
  const hash = formatRoute(route);
  if (hash === window.location.hash) return;
  if (!replace) {
    window.location.hash = hash;
    return;
  }
  window.history.replaceState(null, '', hash);
  // `replaceState` does not fire `hashchange`.
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}
