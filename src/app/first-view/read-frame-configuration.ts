import {
  readLinkConfiguration,
  type LinkConfiguration,
} from '../../lib/configuration/link-configuration';
import { getEntryIndex } from '../../lib/history/entry-index';

/** Pages with a layout of their own. */
const pathsWithOwnLayout = /^\/(?:kiosk|clinics|intake)(?:\/|$)/i;

/**
 * Reads the configuration of the page; null where its frame differs from what the first view draws: on a kiosk, in the native
 * app, and with Back. Throws if the block is malformed.
 */
export function readFrameConfiguration(): LinkConfiguration | null {
  const { pathname, search } = window.location;
  const isKioskOrNative = /[?&]context=kiosk(?:&|$)/.test(search) || 'ReactNativeWebView' in window;
  const hasBack = (getEntryIndex() ?? 0) > 0;
  if (isKioskOrNative || hasBack || pathsWithOwnLayout.test(pathname)) return null;
  const block = document.getElementById('app-config')?.textContent ?? '';
  return readLinkConfiguration(block, window.location);
}
