import type { Page } from '@playwright/test';
import type { WrapperMessage } from '../../../src/wrapper/wrapper.types';

/** The user agent of the native app around the page (D4). */
export const getUserAgent = (platform: 'ios' | 'android', version: string): string =>
  `Mozilla/5.0 (Mobile) AppleWebKit/605.1.15 PatientApp/${version} (${platform})`;

/** Puts the app's bridge into every page of the tab; what it is given is the messages it took, in order. */
export async function addBridge(page: Page): Promise<readonly WrapperMessage[]> {
  const messages: WrapperMessage[] = [];
  await page.exposeFunction('takeMessage', (text: string) => {
    // SAFETY: the page writes nothing else into the bridge.
    messages.push(JSON.parse(text) as WrapperMessage);
  });
  await page.addInitScript(() => {
    const { takeMessage } = window as unknown as { takeMessage: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: takeMessage } });
  });
  return messages;
}

/** Puts a bridge into every page of the tab that is there, and breaks when it is used. */
export async function addBrokenBridge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const postMessage = () => {
      throw new Error('The bridge is gone.');
    };
    Object.assign(window, { ReactNativeWebView: { postMessage } });
  });
}
