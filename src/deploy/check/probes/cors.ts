import { toPath } from '../../../api/operation';
import * as operations from '../../../api/operations';
import { findProblems, toFinding, type Finding, type Probe, type Target } from '../probe';
import { getOrigins } from './api';

type Destination = { readonly url: string; readonly sendsCookie: boolean };

/** A request of the app that a browser asks the API about first. */
type Preflight = Destination & { readonly method: string; readonly headers: readonly string[] };

/** Needs no permission by the API. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

/** What pages of this origin must not do. */
const UNTRUSTED_ORIGIN = 'https://untrusted.example';

/** Requests with every method and every header that the app sends. */
function getPreflights(target: Target): readonly Preflight[] {
  const { api, identity } = getOrigins(target);
  const { extraHeaders } = target.configuration;
  const ofProfile = ['authorization', 'x-profile-user-id'];
  const ofWrite = extraHeaders ? ['idempotency-key'] : [];
  const ofEach = extraHeaders ? ['x-client-version'] : [];
  return [
    {
      url: api + operations.getProfile.path,
      method: 'GET',
      headers: [...ofEach, ...ofProfile],
      sendsCookie: false,
    },
    {
      url: api + toPath(operations.dismissSafetyNet, { userId: 'check' }),
      method: 'PATCH',
      headers: [...ofEach, ...ofProfile, ...ofWrite],
      sendsCookie: false,
    },
    {
      url: api + toPath(operations.deleteReminder, { userId: 'check', reminderId: 'check' }),
      method: 'DELETE',
      headers: [...ofEach, ...ofProfile, ...ofWrite],
      sendsCookie: false,
    },
    {
      url: identity + operations.signIn.path,
      method: 'POST',
      headers: [...ofEach, 'content-type', ...ofWrite],
      sendsCookie: true,
    },
  ];
}

/** Requests that are errors without a sign-in. */
function getUnauthenticated(target: Target): readonly Destination[] {
  const { api, identity } = getOrigins(target);
  return [
    { url: api + operations.getProfile.path, sendsCookie: false },
    { url: identity + operations.getCurrentSession.path, sendsCookie: true },
  ];
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

/** The problems of an error that the app could not read: its status, and how long to wait before the next attempt. */
async function findUnreadable(target: Target, { url, sendsCookie }: Destination) {
  const { headers } = await target.send(url, { headers: { origin: target.origin } });
  const get = (name: string) => headers.get(`access-control-${name}`);
  const exposed = toList(get('expose-headers'));
  const origins = sendsCookie ? [target.origin] : [target.origin, '*'];
  const names = sendsCookie ? ['retry-after'] : ['retry-after', '*'];
  const problems = [
    ...(origins.includes(get('allow-origin') ?? '')
      ? []
      : ['does not allow the origin of the app']),
    ...(sendsCookie && get('allow-credentials') !== 'true' ? ['does not allow credentials'] : []),
    ...(names.some((name) => exposed.includes(name)) ? [] : ['does not expose Retry-After']),
  ];
  return problems.map((problem) => `the error of ${new URL(url).pathname} ${problem}`);
}

async function check<Item extends Destination>(
  target: Target,
  items: readonly Item[],
  find: (target: Target, item: Item) => Promise<readonly string[]>,
): Promise<Finding> {
  const others = items.filter(({ url }) => new URL(url).origin !== target.origin);
  if (others.length === 0) return { outcome: 'skipped', text: 'the API has the origin of the app' };
  return toFinding(await findProblems(others, (item) => find(target, item)));
}

/** What an API of another origin allows. */
export const corsProbes: readonly Probe[] = [
  { name: 'CORS', run: (target) => check(target, getPreflights(target), findRefusals) },
  {
    name: 'CORS of errors',
    run: (target) => check(target, getUnauthenticated(target), findUnreadable),
  },
  {
    name: 'CORS for other origins',
    run: (target) => check(target, getPreflights(target), findPermissions),
  },
];
