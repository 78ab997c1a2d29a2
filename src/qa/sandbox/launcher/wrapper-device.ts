import { toSameOriginPath } from '../../../lib/url/sanitize-url';

export const PLATFORMS = ['ios', 'android'] as const;
export const BRIDGES = ['works', 'throws', 'missing'] as const;

/** The simulated native app. */
export type Device = {
  readonly platform: (typeof PLATFORMS)[number];
  /** The version in the user agent, such as 3.2.7. */
  readonly version: string;
  /** Whether messages arrive, sending throws, or there is no bridge. */
  readonly bridge: (typeof BRIDGES)[number];
};

/** The versions below and above every threshold (§9). */
export const PRESETS: readonly { readonly label: string; readonly device: Device }[] = [
  ['ios', '2.2.3', 'last with app-owned navigation'],
  ['ios', '2.2.4', 'first with web-owned navigation'],
  ['ios', '3.2.6', 'last with web login'],
  ['ios', '3.2.7', 'first with native login'],
  ['android', '3.2.4', 'last with app-owned navigation'],
  ['android', '3.2.5', 'first with web-owned navigation'],
  ['android', '3.2.6', 'last with web login'],
  ['android', '3.2.7', 'first with native login'],
].map(([platform, version = '', description = '']) => ({
  label: `${platform === 'ios' ? 'iOS' : 'Android'} ${version}: ${description}`,
  device: { platform: platform === 'ios' ? 'ios' : 'android', version, bridge: 'works' },
}));

/** The suffix that the native app adds to the user agent (D4). */
export function getUserAgentSuffix({ platform, version }: Device): string {
  return `PatientApp/${version} (${platform})`;
}

/** The URL of a frame that shows `path` as the native app on `device` does. */
export function getFrameUrl({ platform, version, bridge }: Device, path: string): string {
  const query = new URLSearchParams({ platform, version, bridge, path });
  return `/sandbox/frame?${query.toString()}`;
}

/** Parses a URL made by `getFrameUrl`. */
export function parseFrameUrl({ search, origin }: Location): { device: Device; path: string } {
  const query = new URLSearchParams(search);
  return {
    device: {
      platform: PLATFORMS.find((one) => one === query.get('platform')) ?? 'ios',
      version: query.get('version') ?? '',
      bridge: BRIDGES.find((one) => one === query.get('bridge')) ?? 'works',
    },
    path: toSameOriginPath(query.get('path'), origin) ?? '/',
  };
}
