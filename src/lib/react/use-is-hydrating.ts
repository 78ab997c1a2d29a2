import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** True while React takes over elements that are already on the page (decision 0013). */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
}
