import { isDraftKey } from './drafts/draft-key';
import { finishSaves } from './drafts/waiting-saves';
import { getStorageKeys, readStorage, removeStorage } from '../lib/storage/safe-storage';

/** Removes the drafts in this tab of the users for whom `isOver` is true, and malformed ones (D10). */
export function removeDrafts(isOver: (userId: string) => boolean): void {
  // What waits would be stored again afterwards.
  finishSaves();
  for (const draftKey of getStorageKeys('session').filter(isDraftKey)) {
    const userId = getUserId(readStorage('session', draftKey) ?? '');
    if (userId === null || isOver(userId)) removeStorage('session', draftKey);
  }
}

/** The user whose answers a stored draft has; null if it is malformed. */
function getUserId(text: string): string | null {
  try {
    const { userId } = JSON.parse(text) as { userId?: unknown };
    return typeof userId === 'string' ? userId : null;
  } catch {
    return null;
  }
}
