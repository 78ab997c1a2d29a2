import { getCurrentSession, getProfile } from '../../../src/api/operations';
import { toFinding, type Finding, type Probe, type Target } from '../probe';

/** Where the API and the identity service are. */
export const getOrigins = ({ configuration, origin }: Target) => {
  const api = new URL(configuration.apiBaseUrl || origin).origin;
  return { api, identity: new URL(configuration.identityBaseUrl || api).origin };
};

/** The error of an API has this form; a host that does not pass the request on responds with a page. */
function hasMessage(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null && 'message' in data;
  } catch {
    return false;
  }
}

async function checkUnauthenticated(target: Target, url: string): Promise<Finding> {
  const response = await target.send(url);
  const text = await response.text();
  return toFinding([
    ...(response.status === 401 ? [] : [`responds with ${response.status} instead of 401`]),
    ...(hasMessage(text) ? [] : ['the response is not JSON with a message']),
  ]);
}

const checkHttps = (target: Target): Finding => {
  const { api, identity } = getOrigins(target);
  const { hostname } = new URL(target.origin);
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    return { outcome: 'skipped', text: 'this machine' };
  return toFinding(
    [target.origin, api, identity]
      .filter((origin, index, all) => !origin.startsWith('https:') && all.indexOf(origin) === index)
      .map((origin) => `${origin} is not https`),
  );
};

/** Whether the API is there, and encrypted. */
export const apiProbes: readonly Probe[] = [
  { name: 'https', run: checkHttps },
  {
    name: 'API',
    run: (target) => checkUnauthenticated(target, getOrigins(target).api + getProfile.path),
  },
  {
    name: 'identity service',
    run: (target) =>
      checkUnauthenticated(target, getOrigins(target).identity + getCurrentSession.path),
  },
];
