import { isDraftKey } from './drafts/draft-key';
import {
  getStorageKeys,
  readStorage,
  removeStorage,
  writeStorage,
} from '../lib/storage/safe-storage';
import { createUuid } from '../lib/text/create-uuid';

/** In both storages: a random id, the same for the device and for the tabs in which something of a person was left. */
const VISIT_KEY = 'visit';

/**
 * Lets a tab find out that a user has signed out while it could not hear it: a sign-out clears the storage of the device,
 * and with it the mark, so that nothing has to stay there that says so.
 */
export const visitMark = {
  /**
   * Marks this tab, when it is left or hidden, if something of a person stays in it: drafts, or the page itself in the
   * back-forward cache. Returns the mark; null without one.
   */
  set: ({ isPageKept }: { readonly isPageKept: boolean }): string | null => {
    if (!isPageKept && !getStorageKeys('session').some(isDraftKey)) return null;
    const known = readStorage('session', VISIT_KEY);
    if (known !== null) return known;
    const mark = readStorage('local', VISIT_KEY) ?? createUuid();
    const isStored = writeStorage('local', VISIT_KEY, mark);
    return isStored && writeStorage('session', VISIT_KEY, mark) ? mark : null;
  },
  /** True if a user has signed out on this device since the mark was set: by default that of this tab. */
  isOver: (mark: string | null = readStorage('session', VISIT_KEY)): boolean =>
    mark !== null && mark !== readStorage('local', VISIT_KEY),
  /** Removes the mark of this tab, which has heard of the sign-out. */
  clear: (): void => removeStorage('session', VISIT_KEY),
  key: VISIT_KEY,
};
