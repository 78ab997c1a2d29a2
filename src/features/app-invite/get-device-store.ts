/** The stores that the app is in. */
export type Store = 'appStore' | 'playStore';

/** The store of the device that a user agent tells of, or null where it has none. */
export function getDeviceStore(userAgent: string): Store | null {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'appStore';
  return userAgent.includes('Android') ? 'playStore' : null;
}
