import { createContext, use } from 'react';

/** Restarts a shared device; the kiosk provides it to its screens. */
export const RestartContext = createContext<(() => void) | null>(null);

/** Returns the function that clears the visitor's data and goes back to the first screen (§4, D9). */
export function useRestart(): () => void {
  const restart = use(RestartContext);
  if (restart === null) throw new Error('No kiosk is provided.');
  return restart;
}

/** True on a shared device, where no screen may lead to another app or site. */
export function useIsKiosk(): boolean {
  return use(RestartContext) !== null;
}
