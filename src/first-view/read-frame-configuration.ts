import { parseAppContext } from '../../machines/app-context';
import type { LinkConfiguration } from '../lib/configuration/link-configuration';
import { getEntryIndex } from '../lib/history/entry-index';
import type { PageLoad } from './page-load';

/**
 * Returns the configuration of the page; null where there is a configuration error, and where the frame of the page differs
 * from what the first view draws: on a kiosk, in the native app, and with Back.
 */
export function readFrameConfiguration({
  configuration,
}: Pick<PageLoad, 'configuration'>): LinkConfiguration | null {
  const query = new URLSearchParams(window.location.search);
  const isKiosk = parseAppContext(query.get('context')) === 'kiosk';
  const isNative = 'ReactNativeWebView' in window;
  const hasBack = (getEntryIndex() ?? 0) > 0;
  return isKiosk || isNative || hasBack ? null : configuration;
}
