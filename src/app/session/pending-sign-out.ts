import { readStorage, removeStorage, writeStorage } from '../../lib/storage/safe-storage';

const STORAGE_KEY = 'sign-out-unconfirmed';

/** Where nothing can be stored, the marker stands as long as the page. */
let isSetInMemory = false;

/**
 * Stands while the server has not confirmed a sign-out: its cookie, which only the server can clear, then resumes
 * nothing on this device.
 */
export const pendingSignOut = {
  set: () => {
    isSetInMemory = !writeStorage('local', STORAGE_KEY, 'true');
  },
  isSet: () => isSetInMemory || readStorage('local', STORAGE_KEY) !== null,
  clear: () => {
    isSetInMemory = false;
    removeStorage('local', STORAGE_KEY);
  },
};
