import type { WrapperPlatform, WrapperVersion } from './wrapper.types';

/** The part of `window` that the native app writes to. */
export type WrapperHost = {
  readonly navigator: { readonly userAgent: string };
  readonly ReactNativeWebView?: { readonly postMessage?: (text: string) => void } | null;
};

/** The app that the page runs in, or null in a plain browser: both the bridge and the user agent must say so. */
export function detectWrapper(
  host: WrapperHost,
): { platform: WrapperPlatform; version: WrapperVersion } | null {
  try {
    if (typeof host.ReactNativeWebView?.postMessage !== 'function') return null;
    return readUserAgent(host.navigator.userAgent);
  } catch {
    // A bridge whose getter throws is a broken bridge, and the web manages without one.
    return null;
  }
}

function readUserAgent(
  userAgent: string,
): { platform: WrapperPlatform; version: WrapperVersion } | null {
  // A build suffix ('3.2.6-beta.1') belongs to the version but says nothing to the rules.
  const match = /\bPatientApp\/(\d+(?:\.\d+)*)(?:[-+][\w.+-]+)? \((ios|android)\)$/.exec(userAgent);
  if (!match?.[1]) return null;
  return {
    platform: match[2] === 'ios' ? 'ios' : 'android',
    version: match[1].split('.').map(Number),
  };
}
