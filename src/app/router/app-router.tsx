import { memo, useSyncExternalStore } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { RouterInstance } from '../../lib/router/create-router';
import { RouterContext } from '../../lib/router/router-context';
import { NavigationProgress } from '../../ui/navigation-progress/navigation-progress';
import { AppLoading } from '../layouts/app-loading';

type Props = { readonly router: RouterInstance; readonly routes: RouteObject[] };

/** Renders the matched route, or the layout with a loading state until the first route is loaded. */
export function AppRouter({ router, routes }: Props) {
  // No transition: of two navigations in quick succession, flows have to see both locations.
  const state = useSyncExternalStore(router.subscribe, router.getState, router.getState);
  const isNavigating = useSyncExternalStore(
    router.subscribe,
    router.isNavigating,
    router.isNavigating,
  );

  return (
    <RouterContext value={router}>
      <NavigationProgress isNavigating={isNavigating && state !== null} />
      <Router
        navigator={router.navigator}
        location={state?.location ?? '/'}
        {...(state !== null && { navigationType: state.type })}
      >
        {state === null ? <AppLoading /> : <MatchedRoute routes={routes} />}
      </Router>
    </RouterContext>
  );
}

/** Memoized, so that routes are matched only when the location changes. */
const MatchedRoute = memo(function MatchedRoute({ routes }: Pick<Props, 'routes'>) {
  return useRoutes(routes);
});
