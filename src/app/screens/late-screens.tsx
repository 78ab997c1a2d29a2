import { useEffect, useState, type ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { isChunkError } from '../chunk-recovery';
import { Broken, Framed } from './broken';

type Loaded = { readonly Component?: ComponentType | null };
type Load = () => Promise<Loaded>;

/** The routes, with screens that could not be fetched being asked for anew on each visit: the router keeps a failure. */
export function withLateScreens(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route): RouteObject => {
    const { lazy, children } = route;
    // SAFETY: what has children is no index route, and gets some.
    return {
      ...route,
      ...(typeof lazy === 'function' && { lazy: orLater(lazy) }),
      ...(children !== undefined && { children: withLateScreens(children) }),
    } as RouteObject;
  });
}

function orLater(load: Load): Load {
  return async () => {
    try {
      return await load();
    } catch (error) {
      if (!isChunkError(error)) throw error;
      return { Component: lateScreen(load) };
    }
  };
}

/** Asks for the screen as it appears, and again when told to. */
function lateScreen(load: Load): ComponentType {
  return function LateScreen() {
    const [loaded, setLoaded] = useState<Loaded>({});
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const ask = () => {
      setFailure(null);
      load().then(setLoaded, (error: unknown) => setFailure({ error }));
    };
    useEffect(ask, []);
    if (loaded.Component) return <loaded.Component />;
    return (
      <Framed>
        {failure === null ? <LoadingScreen /> : <Broken error={failure.error} onTryAgain={ask} />}
      </Framed>
    );
  };
}
