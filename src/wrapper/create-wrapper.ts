import type { WrapperHost } from './detect-wrapper';
import { detectWrapper } from './detect-wrapper';
import { hasOldNavigation, waitsForSignIn } from './version-rules';
import type { Wrapper } from './wrapper.types';

/** The native app around the page, or the plain browser when there is none (§1). */
export function createWrapper(host: WrapperHost): Wrapper {
  const app = detectWrapper(host);
  if (!app) return browserWrapper;
  return {
    isNative: true,
    platform: app.platform,
    version: app.version,
    hasOldNavigation: hasOldNavigation(app.platform, app.version),
    waitsForSignIn: waitsForSignIn(app.version),
    send: (message) => post(host, JSON.stringify(message)),
  };
}

/** The web on its own: no message is ever taken. */
const browserWrapper: Wrapper = {
  isNative: false,
  platform: null,
  version: null,
  hasOldNavigation: false,
  waitsForSignIn: false,
  send: () => false,
};

/** Messages may carry credentials: they go to the bridge and to no other target. */
function post(host: WrapperHost, text: string): boolean {
  try {
    const bridge = host.ReactNativeWebView;
    if (typeof bridge?.postMessage !== 'function') return false;
    bridge.postMessage(text);
    return true;
  } catch {
    return false;
  }
}
