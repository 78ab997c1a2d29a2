import { createContext, use } from 'react';
import type { Wrapper } from './wrapper.types';

/** Holds the wrapper that was detected at startup. */
export const WrapperContext = createContext<Wrapper | null>(null);

/** Returns the wrapper of the native app or the plain browser (§1); throws outside of its provider. */
export function useWrapper(): Wrapper {
  const wrapper = use(WrapperContext);
  if (wrapper === null) throw new Error('No wrapper is provided.');
  return wrapper;
}
