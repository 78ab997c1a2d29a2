import type { Page } from '@playwright/test';
import type { WrapperMessage } from '../../../src/wrapper/wrapper.types';

/** The user agent of the native app around the page (D4). */
export const getUserAgent = (platform: 'ios' | 'android', version: string): string =>
  `Mozilla/5.0 (Mobile) AppleWebKit/605.1.15 PatientApp/${version} (${platform})`;

/** Adds the native app's bridge to every page of the tab; returns the messages it receives, in order. */
export async function addBridge(page: Page): Promise<readonly WrapperMessage[]> {
  const messages: WrapperMessage[] = [];
  await page.exposeFunction('receiveMessage', (text: string) => {
    // SAFETY: the page sends nothing else to the bridge.
    messages.push(JSON.parse(text) as WrapperMessage);
  });
  await page.addInitScript(() => {
    const { receiveMessage } = window as unknown as { receiveMessage: (text: string) => void };
    Object.assign(window, { ReactNativeWebView: { postMessage: receiveMessage } });
  });
  return messages;
}
