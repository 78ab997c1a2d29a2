import { paths } from '../../../src/api/paths';
import { findProblems, toFinding, type Finding, type Probe, type Target } from '../probe';
import { getOrigins } from './api';

/** A request of the app that a browser asks the API about first. */
type Preflight = {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly string[];
  readonly sendsCookie: boolean;
};

/** Needs no permission by the API. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

/** What pages of this origin must not do. */
const UNTRUSTED_ORIGIN = 'https://untrusted.example';

/** Requests to services of another origin, with every method and every header that the app sends. */
function getPreflights(target: Target): readonly Preflight[] {
  const { api, identity } = getOrigins(target);
  const { extraHeaders } = target.configuration;
  const ofProfile = ['authorization', 'x-profile-user-id'];
  const ofWrite = extraHeaders ? ['idempotency-key'] : [];
  const ofEach = extraHeaders ? ['x-client-version'] : [];
  const requests: readonly Preflight[] = [
    {
      url: api + paths.userProfiles,
      method: 'GET',
      headers: [...ofEach, ...ofProfile],
      sendsCookie: false,
    },
    {
      url: api + paths.dismissSafetyNet('check'),
      method: 'PATCH',
      headers: [...ofEach, ...ofProfile, ...ofWrite],
      sendsCookie: false,
    },
    {
      url: api + paths.reminder('check', 'check'),
      method: 'DELETE',
      headers: [...ofEach, ...ofProfile, ...ofWrite],
      sendsCookie: false,
    },
    {
      url: identity + paths.signIn,
      method: 'POST',
      headers: [...ofEach, 'content-type', ...ofWrite],
      sendsCookie: true,
    },
  ];
  return requests.filter(({ url }) => new URL(url).origin !== target.origin);
}

const ask = ({ send }: Target, origin: string, { url, method, headers }: Preflight) =>
  send(url, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': [...headers].sort().join(','),
    },
  });

const toList = (value: string | null) =>
  (value ?? '').split(',').map((item) => item.trim().toLowerCase());

async function findRefusals(target: Target, preflight: Preflight): Promise<readonly string[]> {
  const { method, headers, sendsCookie } = preflight;
  const response = await ask(target, target.origin, preflight);
  const allowed = (name: string) => response.headers.get(`access-control-allow-${name}`);
  const origins = sendsCookie ? [target.origin] : [target.origin, '*'];
  const methods = toList(allowed('methods'));
  const allowedHeaders = toList(allowed('headers'));
  const problems = [
    ...(response.ok ? [] : [`responds with ${response.status}`]),
    ...(origins.includes(allowed('origin') ?? '') ? [] : ['does not allow the origin of the app']),
    ...(sendsCookie && allowed('credentials') !== 'true' ? ['does not allow credentials'] : []),
    ...([...SIMPLE_METHODS.map((name) => name.toLowerCase()), ...methods].includes(
      method.toLowerCase(),
    )
      ? []
      : ['does not allow the method']),
    ...headers
      .filter((name) => !allowedHeaders.includes(name))
      .map((name) => `does not allow the header ${name}`),
  ];
  return [...new Set(problems)].map(
    (problem) => `${method} ${new URL(preflight.url).pathname} ${problem}`,
  );
}

async function findPermissions(target: Target, preflight: Preflight): Promise<readonly string[]> {
  const response = await ask(target, UNTRUSTED_ORIGIN, preflight);
  const isAllowed = response.headers.get('access-control-allow-origin') === UNTRUSTED_ORIGIN;
  return isAllowed ? [`${new URL(preflight.url).pathname} allows pages of any origin`] : [];
}

async function check(
  target: Target,
  find: (target: Target, preflight: Preflight) => Promise<readonly string[]>,
): Promise<Finding> {
  const preflights = getPreflights(target);
  if (preflights.length === 0)
    return { outcome: 'skipped', text: 'the API has the origin of the app' };
  return toFinding(await findProblems(preflights, (preflight) => find(target, preflight)));
}

/** What an API of another origin allows. */
export const corsProbes: readonly Probe[] = [
  { name: 'CORS', run: (target) => check(target, findRefusals) },
  { name: 'CORS for other origins', run: (target) => check(target, findPermissions) },
];
