import { parseAppContext } from '../../../machines/app-context';

/** Shared devices, the intake, which has a session of its own, and links that are about to start a session. */
const OTHER_PATHS = /^\/(?:kiosk|clinics|intake|magic-link)(?:\/|$)/i;

/** True for pages on which a live session is resumed although they work without one (D9). */
export function mayResumeSession({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): boolean {
  const context = parseAppContext(new URLSearchParams(search).get('context'));
  return !OTHER_PATHS.test(pathname) && context !== 'kiosk' && context !== 'clinician_app';
}
