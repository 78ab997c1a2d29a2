import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';
import { INTAKE_LINK_KEY } from './intake-storage';

/*
 * The code of this tab's intake link, for a reload. It is in sessionStorage: in the state of history entries it would stay
 * after its use, because only the current entry can be rewritten. Another tab may have another link.
 */

/** Keeps the code until the link has served its purpose. */
export function keepLinkCode(code: string): void {
  writeStorage('session', INTAKE_LINK_KEY, code);
}

/** Reads the code of this tab's link; null without one. */
export function readLinkCode(): string | null {
  return readStorage('session', INTAKE_LINK_KEY);
}

export function removeLinkCode(): void {
  removeStorage('session', INTAKE_LINK_KEY);
}

/** What the state of a history entry has to contain for a reload: the code only where it cannot be stored. */
export function toEntryCode(code: string | null): { readonly code?: string } {
  return code === null || readLinkCode() === code ? {} : { code };
}
