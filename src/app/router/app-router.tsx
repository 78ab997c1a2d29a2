import { memo, useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { RouterInstance } from '../../lib/router/create-router';
import { RouterContext } from '../../lib/router/router-context';
import { NavigationProgress } from '../../ui/navigation-progress/navigation-progress';
import { routes } from './routes';
import { AppLoading } from '../layouts/app-loading';

/** The screen of the place where the app stands; until that is here, the frame alone. */
export function AppRouter({ router }: { readonly router: RouterInstance }) {
  // At once, and each place for itself: of two that follow upon each other in no time a flow has to see both.
  const state = useSyncExternalStore(router.subscribe, router.getState);
  const isNavigating = useSyncExternalStore(router.subscribe, router.isNavigating);

  return (
    <RouterContext value={router}>
      <NavigationProgress isNavigating={isNavigating && state !== null} />
      <Router
        navigator={router.navigator}
        location={state?.location ?? '/'}
        {...(state !== null && { navigationType: state.type })}
      >
        {state === null ? <AppLoading /> : <MatchedRoute />}
      </Router>
    </RouterContext>
  );
}

/** Looks for its route when the place changes, and at no other time. */
const MatchedRoute = memo(function MatchedRoute() {
  return useRoutes(routes);
});
