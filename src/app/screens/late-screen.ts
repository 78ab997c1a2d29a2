import type { ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { lazyWithRetry } from '../../ui/late-part/late-part';
import { Framed } from '../shells/framed';

/** What a route says of a screen that arrives when it is needed. */
export type LateScreen = {
  readonly Component: ComponentType;
  readonly handle: { readonly fetch: () => Promise<unknown> | undefined };
};

/** The screen of a route, fetched by `load` when it is needed. */
export function lateScreen(load: () => Promise<ComponentType>): LateScreen {
  const Screen = lazyWithRetry(load, Framed);
  return { Component: Screen, handle: { fetch: Screen.preload } };
}

/** Fetches the screens of `routes` that stand at `path` and are not here; undefined where none is missing. */
export function fetchScreensAt(
  routes: RouteObject[],
  path: { readonly pathname: string },
): Promise<unknown> | undefined {
  const fetching = (matchRoutes(routes, path) ?? []).flatMap(({ route }) => {
    // SAFETY: only late screens have a handle.
    const handle = route.handle as LateScreen['handle'] | undefined;
    return handle?.fetch() ?? [];
  });
  return fetching.length === 0 ? undefined : Promise.all(fetching);
}
