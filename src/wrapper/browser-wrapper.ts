import type { Wrapper } from './wrapper.types';

/** A plain browser: no message is accepted. */
export const browserWrapper: Wrapper = {
  isNative: false,
  platform: null,
  version: null,
  hasOldNavigation: false,
  waitsForSignIn: false,
  send: () => false,
};
