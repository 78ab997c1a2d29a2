import { readStorage, removeStorage, writeStorage } from '../lib/storage/safe-storage';

const STORAGE_KEY = 'sign-out-unconfirmed';

/** Used when storage is not available; lasts until the page is closed. */
let isSetInMemory = false;

/**
 * Flag that is set until the server has confirmed a sign-out. Only the server can clear its cookie; while the flag is
 * set, the cookie does not resume a session on this device.
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
