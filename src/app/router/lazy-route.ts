import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { WithLayout } from '../layouts/with-layout';

/** What a route says of a screen that arrives when it is needed. */
export type LazyRoute = {
  readonly Component: ComponentType;
  readonly handle: { readonly preload: () => Promise<unknown> | undefined };
};

/** The screen of a route, fetched by `load` when it is needed. */
export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  const LazyComponent = lazyWithRetry(load, WithLayout);
  return { Component: LazyComponent, handle: { preload: LazyComponent.preload } };
}

/** Fetches the screens of `routes` that stand at `path` and are not here; undefined where none is missing. */
export function preloadRoute(
  routes: RouteObject[],
  path: { readonly pathname: string },
): Promise<unknown> | undefined {
  const preloads = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    // SAFETY: only late screens have a handle.
    const handle = route.handle as LazyRoute['handle'] | undefined;
    return handle?.preload() ?? [];
  });
  return preloads.length === 0 ? undefined : Promise.all(preloads);
}
