import type { WrapperPlatform, WrapperVersion } from './wrapper.types';

/** The part of `window` that the native app sets. */
export type WrapperHost = {
  readonly navigator: { readonly userAgent: string };
  readonly ReactNativeWebView?: { readonly postMessage?: (text: string) => void } | null;
};

/** Detects the app that the page runs in; null unless both the bridge and the user agent are the app's. */
export function detectWrapper(
  host: WrapperHost,
): { platform: WrapperPlatform; version: WrapperVersion } | null {
  try {
    if (typeof host.ReactNativeWebView?.postMessage !== 'function') return null;
    return readUserAgent(host.navigator.userAgent);
  } catch {
    // A bridge whose getter throws is unusable: treat it as a plain browser.
    return null;
  }
}

function readUserAgent(
  userAgent: string,
): { platform: WrapperPlatform; version: WrapperVersion } | null {
  // The version rules ignore a build suffix ('3.2.6-beta.1').
  const match = /\bPatientApp\/(\d+(?:\.\d+)*)(?:[-+][\w.+-]+)? \((ios|android)\)$/.exec(userAgent);
  if (!match?.[1]) return null;
  return {
    platform: match[2] === 'ios' ? 'ios' : 'android',
    version: match[1].split('.').map(Number),
  };
}
