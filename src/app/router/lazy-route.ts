import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { WithLayout } from '../layouts/with-layout';

/** Route properties of a page that loads on demand. */
export type LazyRoute = {
  readonly Component: ComponentType;
  readonly handle: { readonly preload: () => Promise<unknown> | undefined };
};

/** A route whose component is loaded by `load`, within `Wrapper` until it has loaded. */
export function lazyRoute(load: () => Promise<ComponentType>, Wrapper = WithLayout): LazyRoute {
  const LazyComponent = lazyWithRetry(load, Wrapper);
  return { Component: LazyComponent, handle: { preload: LazyComponent.preload } };
}

/** Loads the components that `path` needs; undefined if all of them are loaded. */
export function preloadRoute(
  routes: RouteObject[],
  path: { readonly pathname: string },
): Promise<unknown> | undefined {
  const preloads = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    // SAFETY: only lazy routes have a handle.
    const handle = route.handle as LazyRoute['handle'] | undefined;
    return handle?.preload() ?? [];
  });
  return preloads.length === 0 ? undefined : Promise.all(preloads);
}
