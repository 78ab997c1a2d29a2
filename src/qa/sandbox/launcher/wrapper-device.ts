import { toOwnPath } from '../../../lib/url/sanitize-url';

export const PLATFORMS = ['ios', 'android'] as const;
export const BRIDGES = ['works', 'throws', 'missing'] as const;

/** The native app that the simulator plays. */
export type Device = {
  readonly platform: (typeof PLATFORMS)[number];
  /** As in the user agent, such as 3.2.7. */
  readonly version: string;
  /** What becomes of a message: it arrives, sending it throws, or there is no bridge to send it over. */
  readonly bridge: (typeof BRIDGES)[number];
};

/** The versions on both sides of every threshold (§9). */
export const PRESETS: readonly { readonly label: string; readonly device: Device }[] = [
  ['ios', '2.2.3', 'last with the old Back'],
  ['ios', '2.2.4', 'first with the new Back'],
  ['ios', '3.2.6', 'last to leave the login to the web'],
  ['ios', '3.2.7', 'first to sign in by itself'],
  ['android', '3.2.4', 'last with the old Back'],
  ['android', '3.2.5', 'first with the new Back'],
  ['android', '3.2.6', 'last to leave the login to the web'],
  ['android', '3.2.7', 'first to sign in by itself'],
].map(([platform, version = '', what = '']) => ({
  label: `${platform === 'ios' ? 'iOS' : 'Android'} ${version}: ${what}`,
  device: { platform: platform === 'ios' ? 'ios' : 'android', version, bridge: 'works' },
}));

/** The end of the app's user agent (D4). */
export function userAgentSuffix({ platform, version }: Device): string {
  return `PatientApp/${version} (${platform})`;
}

/** Where the frame starts that shows `path` as the app of `device` would. */
export function frameUrl({ platform, version, bridge }: Device, path: string): string {
  const query = new URLSearchParams({ platform, version, bridge, path });
  return `/sandbox/frame?${query.toString()}`;
}

/** Reads what `frameUrl` wrote. */
export function parseFrameUrl({ search, origin }: Location): { device: Device; path: string } {
  const query = new URLSearchParams(search);
  return {
    device: {
      platform: PLATFORMS.find((one) => one === query.get('platform')) ?? 'ios',
      version: query.get('version') ?? '',
      bridge: BRIDGES.find((one) => one === query.get('bridge')) ?? 'works',
    },
    path: toOwnPath(query.get('path'), origin) ?? '/',
  };
}
