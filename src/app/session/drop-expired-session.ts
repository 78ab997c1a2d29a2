import { removeStorage } from '../../lib/storage/safe-storage';
import {
  isStoredSessionExpired,
  readStoredSession,
  SESSION_STORAGE_KEY,
} from '../../state/stored-session';
import { pendingSignOut } from '../../state/pending-sign-out';

/**
 * Removes the stored session of a link after its 30 days (§9), or if it cannot be read; the pages that use it need not be opened.
 * Its user counts as signed out: their cookie must not resume.
 */
export function dropExpiredSession(now: number): void {
  if (isStoredSessionExpired(now)) pendingSignOut.set();
  if (readStoredSession(now) === null) removeStorage('local', SESSION_STORAGE_KEY);
}
