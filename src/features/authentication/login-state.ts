import { readPageEntry, type PageEntry } from '../../lib/history/page-entry';
import { toSameOriginPath } from '../../lib/url/sanitize-url';
import type { AlertTone } from '../../ui/alert/alert';

/**
 * The navigation state of /login: where to go after signing in, the page of the form there, a message or the name of one,
 * and the email to fill in ('' if unknown).
 */
export type LoginState = {
  readonly from: string;
  readonly page: PageEntry | null;
  readonly message: string | null;
  readonly tone: AlertTone;
  readonly email: string;
};

/** Never a destination after signing in: they would sign the user out again or redirect in a circle. */
const AUTH_PATHS = ['/login', '/logout', '/magic-link'];

/** Returns `value` if it is a path of this app to open after signing in, otherwise `/` (§2, D9). */
export function toDestination(value: unknown, ownOrigin: string): string {
  const path = typeof value === 'string' ? toSameOriginPath(value, ownOrigin) : null;
  if (path === null) return '/';
  // The router matches '/LOGIN/' and '/%6Cogin' to the same route.
  const pathname = decodeURIComponent(new URL(path, ownOrigin).pathname);
  return AUTH_PATHS.includes(pathname.toLowerCase().replace(/\/$/, '')) ? '/' : path;
}

function isTone(value: unknown): value is AlertTone {
  return value === 'error' || value === 'info' || value === 'success';
}

/** Reads the navigation state of /login; invalid fields get their defaults. */
export function readLoginState(state: unknown, ownOrigin: string): LoginState {
  const { from, message, tone, email } =
    typeof state === 'object' && state !== null ? (state as Partial<Record<string, unknown>>) : {};
  return {
    from: toDestination(from, ownOrigin),
    page: readPageEntry(state),
    message: typeof message === 'string' ? message : null,
    tone: isTone(tone) ? tone : 'info',
    email: typeof email === 'string' ? email : '',
  };
}
