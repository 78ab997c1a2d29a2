import { useSyncExternalStore } from 'react';
import { getLanguage, subscribeToLanguage, type Language } from './language';

/**
 * The language on screen. A component that shows texts calls it if it is not rendered again with what is above it: it is
 * memoized, or the element of a route and reads no context.
 */
export function useLanguage(): Language {
  // The third is for elements of the first view that the app takes over.
  return useSyncExternalStore(subscribeToLanguage, getLanguage, getLanguage);
}
