import { createContext, use } from 'react';
import type { Wrapper } from './wrapper.types';

/** Holds the wrapper that was chosen at the start; the app provides it once. */
export const WrapperContext = createContext<Wrapper | null>(null);

/** The native app around the page, or the plain browser (§1). */
export function useWrapper(): Wrapper {
  const wrapper = use(WrapperContext);
  if (wrapper === null) throw new Error('No wrapper is provided.');
  return wrapper;
}
