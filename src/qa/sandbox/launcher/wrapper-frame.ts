import { parseFrameUrl, getUserAgentSuffix, type Device } from './wrapper-device';

/** The event that carries a message to the simulator; its detail is the text. */
export const APP_MESSAGE = 'app-message';

/** Simulates the native app's web view in this frame, then starts the web app at its path. */
export async function openAppInFrame(view: Window): Promise<void> {
  const { device, path } = parseFrameUrl(view.location);
  simulateNativeApp(view, device);
  view.history.replaceState(null, '', path);
  // The web app's own entry, imported last because it reads the bridge and the URL when it starts.
  await import('../../../index');
}

function simulateNativeApp(view: Window, device: Device): void {
  Object.defineProperty(view.navigator, 'userAgent', {
    value: `${view.navigator.userAgent} ${getUserAgentSuffix(device)}`,
  });
  if (device.bridge === 'missing') return;
  const postMessage = (text: string) => {
    if (device.bridge === 'throws') throw new Error('The bridge is configured to throw.');
    // `frameElement` is null in a page of another origin, so messages stay within this origin.
    view.frameElement?.dispatchEvent(new CustomEvent(APP_MESSAGE, { detail: text }));
  };
  Object.assign(view, { ReactNativeWebView: { postMessage } });
}
