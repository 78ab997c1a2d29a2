import * as v from 'valibot';

const ADDRESSES_PATH = '/sandbox-api/live/addresses';

const responseSchema = v.object({ origins: v.array(v.pipe(v.string(), v.url())) });

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Reads the origins at which other devices can reach the server, best first; none if the server does not know any. */
export async function loadReachableOrigins(): Promise<readonly string[]> {
  try {
    const response = await fetch(new URL(ADDRESSES_PATH, window.location.href));
    return v.parse(responseSchema, await response.json()).origins;
  } catch {
    return [];
  }
}

/** The link for another device: at the address of this page, unless only this computer can open that; null without any. */
export function getDeviceLink(
  code: string,
  pageUrl: string,
  reachableOrigins: readonly string[],
): string | null {
  const { hostname, origin } = new URL(pageUrl);
  const [reachable = null] = LOOPBACK_HOST.test(hostname) ? reachableOrigins : [origin];
  return reachable === null ? null : toDeviceLink(code, reachable);
}

/** The link to the page of a second device. */
export function toDeviceLink(code: string, base: string): string {
  return new URL(`/visualiser.html#/device/${code}`, base).href;
}
