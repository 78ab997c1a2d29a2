import { useSyncExternalStore } from 'react';
import { getLanguage, subscribeToLanguage, type Language } from './language';

/**
 * The language on screen. A memoized component that shows texts calls it, because it is not rendered again with what is
 * above it.
 */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribeToLanguage, getLanguage);
}
