import { readStorage, removeStorage, writeStorage } from '../../lib/safe-storage';

const SIGNED_OUT = 'sign-out-unconfirmed';

/**
 * Stands while the server has not confirmed a sign-out: its cookie, which only the server can clear, then resumes
 * nothing on this device.
 */
export const signOutMarker = {
  set: () => writeStorage('local', SIGNED_OUT, 'true'),
  isSet: () => readStorage('local', SIGNED_OUT) !== null,
  clear: () => removeStorage('local', SIGNED_OUT),
};
