import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/lazy-with-retry/lazy-with-retry';
import { WithLayout } from '../layouts/with-layout';
import { getRouteHandles, type RouteHandle } from '../layouts/route-facts';

/** Route properties of a page that loads on demand. */
type LazyRoute = { readonly Component: ComponentType; readonly handle: RouteHandle };

/** A route with these facts, whose component is `name` of the module that `load` imports, within `Wrapper` until it has loaded. */
export function lazyRoute<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  handle: Omit<RouteHandle, 'preload'> = {},
  Wrapper = WithLayout,
): LazyRoute {
  const LazyComponent = lazyWithRetry(async () => (await load())[name], Wrapper);
  return { Component: LazyComponent, handle: { ...handle, preload: LazyComponent.preload } };
}

/** Loads the components that `path` needs; undefined if all of them are loaded. */
export function preloadRoute(
  routes: RouteObject[],
  path: { readonly pathname: string },
): Promise<unknown> | undefined {
  const preloads = getRouteHandles(routes, path.pathname).flatMap(
    ({ preload }) => preload?.() ?? [],
  );
  return preloads.length === 0 ? undefined : Promise.all(preloads);
}
