import { browserWrapper } from './browser-wrapper';
import type { WrapperHost } from './detect-wrapper';
import { detectWrapper } from './detect-wrapper';
import { hasOldNavigation, waitsForSignIn } from './version-rules';
import type { Wrapper } from './wrapper.types';

/** Creates the wrapper for the native app around the page, or for a plain browser (§1). */
export function createWrapper(host: WrapperHost): Wrapper {
  const app = detectWrapper(host);
  if (!app) return browserWrapper;
  return {
    isNative: true,
    platform: app.platform,
    version: app.version,
    hasOldNavigation: hasOldNavigation(app.platform, app.version),
    waitsForSignIn: waitsForSignIn(app.version),
    send: (message) => postToBridge(host, JSON.stringify(message)),
  };
}

/** Messages may contain credentials: only the bridge gets them. */
function postToBridge(host: WrapperHost, text: string): boolean {
  try {
    const bridge = host.ReactNativeWebView;
    if (typeof bridge?.postMessage !== 'function') return false;
    bridge.postMessage(text);
    return true;
  } catch {
    return false;
  }
}
