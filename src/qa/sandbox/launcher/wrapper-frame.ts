import { parseFrameUrl, userAgentSuffix, type Device } from './wrapper-device';

/** The event by which a message reaches the simulator; its detail is the text. */
export const APP_MESSAGE = 'app-message';

/** Makes this frame the web view of a native app, then starts the app in it at its path. */
export async function openAppInFrame(view: Window): Promise<void> {
  const { device, path } = parseFrameUrl(view.location);
  simulateNativeApp(view, device);
  view.history.replaceState(null, '', path);
  // The app's own entry, as its page would load it: it finds the bridge and its address when it starts.
  await import('../../../index');
}

function simulateNativeApp(view: Window, device: Device): void {
  Object.defineProperty(view.navigator, 'userAgent', {
    value: `${view.navigator.userAgent} ${userAgentSuffix(device)}`,
  });
  if (device.bridge === 'missing') return;
  const postMessage = (text: string) => {
    if (device.bridge === 'throws') throw new Error('The bridge is broken, as was asked for.');
    // To the element that holds this frame, which only our own origin can see.
    view.frameElement?.dispatchEvent(new CustomEvent(APP_MESSAGE, { detail: text }));
  };
  Object.assign(view, { ReactNativeWebView: { postMessage } });
}
