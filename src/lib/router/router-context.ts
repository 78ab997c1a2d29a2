import { createContext, use } from 'react';
import type { RouterInstance } from './create-router';

/** The ways from place to place; provided around the whole app. */
export const RouterContext = createContext<RouterInstance | null>(null);

/** The ways from place to place; throws outside of the app. */
export function useRouter(): RouterInstance {
  const router = use(RouterContext);
  if (router === null) throw new Error('No navigation is provided.');
  return router;
}
