/** The stores that offer the app. */
export type Store = 'appStore' | 'playStore';

/** Returns the app store of the device with this user agent, or null if it has none. */
export function getDeviceStore(userAgent: string): Store | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'appStore';
  return userAgent.includes('Android') ? 'playStore' : null;
}
