const TABS: readonly string[] = ['/', '/progress', '/settings'];
const TINTED: readonly string[] = [...TABS, '/settings/notifications'];

/** Lower case and without trailing slashes, as the router compares paths. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase() || '/';
}

/** True for the three pages with bottom navigation and no Back (§2 Chrome). */
export function isTabPath(pathname: string): boolean {
  return TABS.includes(normalizePath(pathname));
}

/** True for the pages with a pale blue background (§2 Chrome). */
export function isTintedPath(pathname: string): boolean {
  return TINTED.includes(normalizePath(pathname));
}

/** True for the pages with the wide frame on wide screens: those with tabs, and all settings. */
export function isWidePath(pathname: string): boolean {
  return isTabPath(pathname) || normalizePath(pathname).startsWith('/settings/');
}

/** True for the pages that the user gate is before (§4), also while their user is looked up. */
export function isBeforeUserGate(pathname: string): boolean {
  return /^\/(?:user|patients)\/[^/]+\/(?:assessments|check-ins)$/.test(normalizePath(pathname));
}

/** The parent of a signed-in page, where Back goes without history (D4). */
export function getParentPath(pathname: string): string {
  const segments = normalizePath(pathname).split('/').slice(1);
  // The history of a check-in opens from the list, not from the check-in.
  const levels = segments.at(-1) === 'completed' ? 2 : 1;
  const parent = `/${segments.slice(0, -levels).join('/')}`;
  return /^\/(?:settings|check-ins)(?:\/|$)/.test(parent) ? parent : '/';
}
