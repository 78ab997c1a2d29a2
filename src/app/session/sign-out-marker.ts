import { readStorage, removeStorage, writeStorage } from '../../lib/safe-storage';

const SIGNED_OUT = 'sign-out-unconfirmed';

/** Where nothing can be stored, the marker stands as long as the page. */
let isSetHere = false;

/**
 * Stands while the server has not confirmed a sign-out: its cookie, which only the server can clear, then resumes
 * nothing on this device.
 */
export const signOutMarker = {
  set: () => {
    isSetHere = !writeStorage('local', SIGNED_OUT, 'true');
  },
  isSet: () => isSetHere || readStorage('local', SIGNED_OUT) !== null,
  clear: () => {
    isSetHere = false;
    removeStorage('local', SIGNED_OUT);
  },
};
