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

/** A link to this page that another device can open: at its own address, unless only this computer can open that; null without any. */
export function getReachableLink(
  pageUrl: string,
  reachableOrigins: readonly string[],
): string | null {
  const { hostname, origin } = new URL(pageUrl);
  const [reachable = null] = LOOPBACK_HOST.test(hostname) ? reachableOrigins : [origin];
  return reachable === null ? null : pageUrl.replace(origin, reachable);
}
