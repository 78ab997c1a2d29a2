import { memo, startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes } from 'react-router-dom';
import type { Navigation } from '../../lib/navigation/create-navigation';
import { NavigationContext } from '../../lib/navigation/navigation-context';
import { WayProgress } from '../../ui/way-progress/way-progress';
import { routes } from '../routes';
import { StartingScreen } from './starting-screen';

/** The screen of the place where the app stands; until that is here, the frame alone. */
export function Screens({ navigation }: { readonly navigation: Navigation }) {
  const [place, setPlace] = useState(navigation.place);
  const [isUnderWay, setUnderWay] = useState(navigation.isUnderWay);
  useLayoutEffect(() => {
    const follow = () => {
      setUnderWay(navigation.isUnderWay());
      startTransition(() => setPlace(navigation.place()));
    };
    // A screen may have led on already.
    follow();
    return navigation.subscribe(follow);
  }, [navigation]);

  return (
    <NavigationContext value={navigation}>
      <WayProgress isUnderWay={isUnderWay && place !== null} />
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
