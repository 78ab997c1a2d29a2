import { toOwnPath } from '../../lib/url/sanitize-url';
import type { AlertTone } from '../../ui/alert/alert';

/** What led to the login: where the person was going, what to say to them, and whose account it is, if that is known. */
export type LoginState = {
  readonly from: string;
  readonly message: string | null;
  readonly tone: AlertTone;
  readonly email: string;
};

/** Screens that nobody is led to after signing in: they would sign out again, or lead in a circle. */
const AUTH_PATHS = ['/login', '/logout', '/magic-link'];

/** The path of our own that `value` names, to go to once signed in; `/` for everything else (§2, D9). */
export function toDestination(value: unknown, ownOrigin: string): string {
  const path = typeof value === 'string' ? toOwnPath(value, ownOrigin) : null;
  if (path === null) return '/';
  // The router takes '/LOGIN/' and '/%6Cogin' for the same screen.
  const pathname = decodeURIComponent(new URL(path, ownOrigin).pathname);
  return AUTH_PATHS.includes(pathname.toLowerCase().replace(/\/$/, '')) ? '/' : path;
}

function isTone(value: unknown): value is AlertTone {
  return value === 'error' || value === 'info' || value === 'success';
}

/** Reads the navigation state of /login; whatever is not of our own making counts for nothing. */
export function readLoginState(state: unknown, ownOrigin: string): LoginState {
  const { from, message, tone, email } =
    typeof state === 'object' && state !== null ? (state as Partial<Record<string, unknown>>) : {};
  return {
    from: toDestination(from, ownOrigin),
    message: typeof message === 'string' ? message : null,
    tone: isTone(tone) ? tone : 'info',
    email: typeof email === 'string' ? email : '',
  };
}
