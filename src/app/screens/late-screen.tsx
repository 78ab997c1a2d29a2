import { useEffect, useState, type ComponentType } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { LoadingScreen } from '../../ui/loading-screen/loading-screen';
import { Broken, Framed } from './broken';

type Load = () => Promise<ComponentType>;

/** What a route says of a screen that arrives when it is needed. */
export type LateScreen = {
  readonly Component: ComponentType;
  /** `fetch` never rejects, and answers undefined once the screen is here. */
  readonly handle: { readonly fetch: () => Promise<unknown> | undefined };
};

/** A screen that is fetched by `load`; where that failed it asks anew on every visit, and when told to. */
export function lateScreen(load: Load): LateScreen {
  let here: ComponentType | null = null;
  const fetch = async () => {
    here ??= await load();
    return here;
  };

  function Late() {
    const [Screen, setScreen] = useState(() => here);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const ask = () => {
      setFailure(null);
      fetch().then(
        (screen) => setScreen(() => screen),
        (error: unknown) => setFailure({ error }),
      );
    };
    const isMissing = Screen === null;
    useEffect(() => {
      if (isMissing) ask();
    }, [isMissing]);
    if (Screen !== null) return <Screen />;
    return (
      <Framed>
        {failure === null ? <LoadingScreen /> : <Broken error={failure.error} onTryAgain={ask} />}
      </Framed>
    );
  }

  return {
    Component: Late,
    handle: { fetch: () => (here === null ? fetch().catch(() => undefined) : undefined) },
  };
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
