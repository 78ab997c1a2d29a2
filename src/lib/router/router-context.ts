import { createContext, use } from 'react';
import type { RouterInstance } from './create-router';

/** The app's router; provided at the root. */
export const RouterContext = createContext<RouterInstance | null>(null);

/** Returns the app's router; throws outside of its provider. */
export function useRouter(): RouterInstance {
  const router = use(RouterContext);
  if (router === null) throw new Error('No router is provided.');
  return router;
}
