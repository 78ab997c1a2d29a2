import type { RouteObject } from 'react-router-dom';
import { parseAppContext } from '../../../machines/app-context';
import { getRouteFacts } from '../layouts/route-facts';

/** True for pages on which a live session is resumed although they work without one (D9). */
export function mayResumeSession(
  routes: RouteObject[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): boolean {
  const context = parseAppContext(new URLSearchParams(search).get('context'));
  const { resumesSession = true } = getRouteFacts(routes, pathname);
  return resumesSession && context !== 'kiosk' && context !== 'clinician_app';
}
