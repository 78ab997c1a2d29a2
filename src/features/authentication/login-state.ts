import { toOwnPath } from '../../lib/safe-link';

/** What led to the login: where the person was going, and what to say to them. */
export type LoginState = { readonly from: string; readonly message: string | null };

/** Reads the navigation state of /login; whatever is not of our own making counts for nothing. */
export function readLoginState(state: unknown, ownOrigin: string): LoginState {
  const { from, message } =
    typeof state === 'object' && state !== null ? (state as Partial<Record<string, unknown>>) : {};
  return {
    from: (typeof from === 'string' ? toOwnPath(from, ownOrigin) : null) ?? '/',
    message: typeof message === 'string' ? message : null,
  };
}
