import { createContext, use } from 'react';

/** What starts a shared device over; the kiosk's frame provides it to the screens within. */
export const RestartContext = createContext<(() => void) | null>(null);

/** Starts this shared device over: nothing of its visitor stays, and the next one finds its first screen (§4, D9). */
export function useRestart(): () => void {
  const restart = use(RestartContext);
  if (restart === null) throw new Error('Only a screen within the frame of a kiosk starts over.');
  return restart;
}
