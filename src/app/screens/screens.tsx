import { memo, useSyncExternalStore } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { Navigation } from '../../lib/navigation/create-navigation';
import { NavigationContext } from '../../lib/navigation/navigation-context';
import { NavigationProgress } from '../../ui/way-progress/way-progress';
import { routes } from '../routes';
import { StartingScreen } from './starting-screen';

/** The screen of the place where the app stands; until that is here, the frame alone. */
export function Screens({ navigation }: { readonly navigation: Navigation }) {
  // At once, and each place for itself: of two that follow upon each other in no time a flow has to see both.
  const place = useSyncExternalStore(navigation.subscribe, navigation.place);
  const isUnderWay = useSyncExternalStore(navigation.subscribe, navigation.isUnderWay);

  return (
    <NavigationContext value={navigation}>
      <NavigationProgress isUnderWay={isUnderWay && place !== null} />
      <Router
        navigator={navigation.navigator}
        location={place?.location ?? '/'}
        {...(place !== null && { navigationType: place.type })}
      >
        {place === null ? <StartingScreen /> : <ScreenHere />}
      </Router>
    </NavigationContext>
  );
}

/** Looks for its route when the place changes, and at no other time. */
const ScreenHere = memo(function ScreenHere() {
  return useRoutes(routes);
});
