import { getCurrentSession, getProfile } from '../../../api/operations';
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
  if (text === target.page)
    return toFinding(["responds with the app's page: no proxy passes requests on to the API"]);
  return toFinding([
    ...(response.status === 401
      ? []
      : [`${new URL(url).pathname} responds with ${response.status} instead of 401`]),
    ...(hasMessage(text) ? [] : ['the response is not JSON with a message']),
  ]);
}

/** Links that begin with http:// must lead to the same page, with its query. */
async function findHttpProblems({ send, origin }: Target): Promise<readonly string[]> {
  const { hostname } = new URL(origin);
  const path = '/login?check=1';
  // Without a port for http there is nothing to redirect.
  const response = await send(`http://${hostname}${path}`).catch(() => null);
  if (response === null || response.status >= 400) return [];
  if (response.status < 300) return [`http://${hostname} serves the app without https`];
  const location = response.headers.get('location') ?? '';
  return location === origin + path
    ? []
    : [`http://${hostname}${path} redirects to "${location}" instead of "${origin}${path}"`];
}

async function checkHttps(target: Target): Promise<Finding> {
  const { api, identity } = getOrigins(target);
  if (/^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(target.origin).hostname))
    return { outcome: 'skipped', text: 'this machine' };
  const unencrypted = [...new Set([target.origin, api, identity])].filter(
    (origin) => !origin.startsWith('https:'),
  );
  return toFinding([
    ...unencrypted.map((origin) => `${origin} is not https`),
    ...(target.origin.startsWith('https:') ? await findHttpProblems(target) : []),
  ]);
}

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
