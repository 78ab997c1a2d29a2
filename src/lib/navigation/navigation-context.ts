import { createContext, use } from 'react';
import type { Navigation } from './create-navigation';

/** The ways from place to place; provided around the whole app. */
export const NavigationContext = createContext<Navigation | null>(null);

/** The ways from place to place; throws outside of the app. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext);
  if (navigation === null) throw new Error('No navigation is provided.');
  return navigation;
}
