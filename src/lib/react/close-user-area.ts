import { createContext, use, type ReactNode } from 'react';

/** Replaces the user area of a public link by a screen; its layout, which may name a person, goes as well. */
type CloseUserArea = (screen: ReactNode) => void;

export const CloseUserAreaContext = createContext<CloseUserArea | null>(null);

/** Returns the function that closes the user area around a screen; throws outside of one. */
export function useCloseUserArea(): CloseUserArea {
  const close = use(CloseUserAreaContext);
  if (close === null) throw new Error('No user area is provided.');
  return close;
}
