import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';
import { INTAKE_LINK_KEY } from './intake-storage';

/*
 * The code of this tab's intake link, for a reload. It is in sessionStorage and nowhere else: in the state of history entries
 * it would stay after its use, because only the current entry can be rewritten. Another tab may have another link.
 */

/** Keeps the code until the link has served its purpose. */
export function keepLinkCode(code: string): void {
  writeStorage('session', INTAKE_LINK_KEY, code);
}

/** Reads the code of this tab's link; null without one. */
export function readLinkCode(): string | null {
  return readStorage('session', INTAKE_LINK_KEY);
}

/** Removes the code from this tab if it is the one that is kept. */
export function removeLinkCode(code: string | null): void {
  if (readLinkCode() === code) removeStorage('session', INTAKE_LINK_KEY);
}
