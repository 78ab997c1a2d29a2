const TABS: readonly string[] = ['/', '/progress', '/settings'];
const TINTED: readonly string[] = [...TABS, '/settings/notifications'];

/** The path as the routes compare it: in lower case, without slashes at its end. */
function normalizePath(pathname: string): string {
  return pathname.replace(/\/+$/, '').toLowerCase() || '/';
}

/** The three screens with the tabs at their bottom and no Back (§2 Chrome). */
export function isTabPath(pathname: string): boolean {
  return TABS.includes(normalizePath(pathname));
}

/** The screens whose background is pale blue instead of white (§2 Chrome). */
export function isTintedPath(pathname: string): boolean {
  return TINTED.includes(normalizePath(pathname));
}

/** The screen above a screen of the authenticated shell, where Back leads without a history (D4). */
export function getParentPath(pathname: string): string {
  const segments = normalizePath(pathname).split('/').slice(1);
  // The history of a check-in is entered from the list, not from the check-in itself.
  const levels = segments.at(-1) === 'completed' ? 2 : 1;
  const parent = `/${segments.slice(0, -levels).join('/')}`;
  return /^\/(?:settings|check-ins)(?:\/|$)/.test(parent) ? parent : '/';
}
