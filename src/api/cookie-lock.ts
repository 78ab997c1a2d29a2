import { withWebLock } from '../lib/browser/with-web-lock';
import { REQUEST_TIMEOUT_MS } from '../lib/time/request-timeout';
import type { ThunkExtra } from './thunk-extra';

/**
 * Sends a request whose response sets or clears the cookie of the identity service: one at a time, in all tabs, so that a late
 * response to a sign-out cannot clear the cookie of the person who has signed in since (D3). Without web locks, one at a time in
 * this document.
 */
export async function withCookieLock<T>(
  { pending }: ThunkExtra,
  send: () => Promise<T>,
): Promise<T> {
  const previous = pending.cookieRequest;
  const request = withWebLock('session-cookie', REQUEST_TIMEOUT_MS, async () => {
    await previous;
    return send();
  });
  pending.cookieRequest = request.catch(() => undefined);
  return request;
}
