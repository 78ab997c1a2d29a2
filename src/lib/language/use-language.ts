import { useSyncExternalStore } from 'react';
import { getLanguage, subscribeToLanguage, type Language } from './language';

/**
 * The language on screen. A memoized component that shows texts calls it, because it is not rendered again with what is
 * above it.
 */
export function useLanguage(): Language {
  // The third is for elements of the first view that the app takes over.
  return useSyncExternalStore(subscribeToLanguage, getLanguage, getLanguage);
}
