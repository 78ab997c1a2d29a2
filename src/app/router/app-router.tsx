import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRoutes, type Location, type RouteObject } from 'react-router-dom';
import { watchNavigations } from '../../lib/history/block-navigation';
import { ClaimEntryContext } from '../../lib/history/claim-entry';
import { useLanguage } from '../../lib/language/use-language';
import { NavigationProgress } from '../../ui/navigation-progress/navigation-progress';
import type { AppServices, Observers } from '../services/app-services';
import { preloadRoute } from './lazy-route';
import { getRouteFacts, RouteFactsContext } from '../layouts/route-facts';

type Props = Pick<AppServices, 'routes' | 'loadDocument'> & Pick<Observers, 'navigations'>;

/** Renders the route of the current location as soon as its code is loaded, until then the one before. */
export function AppRouter({ routes, loadDocument, navigations }: Props) {
  const location = useLocation();
  const [shownLocation, setShownLocation] = useState(location);
  const currentLocation = useRef(location);
  const claimedLocation = useRef<Location | null>(null);
  // Runs before the effects of the router, which is above.
  useLayoutEffect(watchNavigations, []);
  useLayoutEffect(() => {
    let isCurrent = true;
    const show = () => {
      if (isCurrent) setShownLocation(location);
    };
    currentLocation.current = location;
    for (const observe of navigations) observe();
    if (loadDocument(location.pathname)) return;
    const preloading = preloadRoute(routes, location);
    if (preloading === undefined) show();
    else void preloading.then(show);
    return () => {
      isCurrent = false;
    };
  }, [routes, loadDocument, navigations, location]);

  const claimEntry = useCallback(() => {
    const isLeft = currentLocation.current !== shownLocation;
    if (isLeft || claimedLocation.current === shownLocation) return false;
    claimedLocation.current = shownLocation;
    return true;
  }, [shownLocation]);

  return (
    <ClaimEntryContext value={claimEntry}>
      <NavigationProgress isNavigating={location !== shownLocation} />
      <MatchedRoute routes={routes} location={shownLocation} />
    </ClaimEntryContext>
  );
}

type MatchedRouteProps = { readonly routes: RouteObject[]; readonly location: Location };

/** Memoized, so that routes are matched only when the location or the language changes. */
const MatchedRoute = memo(function MatchedRoute({ routes, location }: MatchedRouteProps) {
  useLanguage();
  const facts = useMemo(() => getRouteFacts(routes, location.pathname), [routes, location]);
  return <RouteFactsContext value={facts}>{useRoutes(routes, location)}</RouteFactsContext>;
});
