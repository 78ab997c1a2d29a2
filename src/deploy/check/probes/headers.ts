import { CACHE_HEADER, getHeaders, POLICY_HEADER } from '../../rules/hosting-rules';
import { comparePolicies, describeOther, isStricterHeader } from '../compare-headers';
import { findAsset } from '../find-asset';
import {
  findProblems,
  toComparedFinding,
  toComparison,
  toFinding,
  type Comparison,
  type Finding,
  type Probe,
  type Target,
} from '../probe';

/** Below each of these a host may set its headers in another place. */
const getFiles = (target: Target) => [
  findAsset(target),
  '/legal/privacy.html',
  '/icons/favicon.svg',
  '/manifest.webmanifest',
];

async function comparePolicy({ send, rules }: Target, path: string): Promise<Comparison> {
  const value = (await send(path, { redirect: 'follow' })).headers.get(POLICY_HEADER);
  if (value === null) return toComparison([`${path} has no ${POLICY_HEADER}`]);
  // Headers of the same name are joined by a comma, which a policy cannot contain.
  if (value.includes(',')) return toComparison([`${path} has two policies: both would apply`]);
  return comparePolicies(getHeaders(rules, path)[POLICY_HEADER] ?? '', value);
}

const checkPolicies = async (target: Target, paths: readonly string[]): Promise<Finding> =>
  toComparedFinding(await Promise.all(paths.map((path) => comparePolicy(target, path))));

const parseDirectives = (value: string) => value.toLowerCase().split(/\s*,\s*/);

async function findCachingProblems({ send, rules }: Target, path: string) {
  const { status, headers } = await send(path, { redirect: 'follow' });
  if (status !== 200) return [`${path} responds with ${status}`];
  const value = headers.get(CACHE_HEADER) ?? '';
  const expected = getHeaders(rules, path)[CACHE_HEADER] ?? '';
  const given = parseDirectives(value);
  const isAsExpected = parseDirectives(expected).every((directive) => given.includes(directive));
  return isAsExpected ? [] : [`${path} has "${value}" instead of "${expected}"`];
}

const checkCaching = async (target: Target, paths: readonly string[]): Promise<Finding> =>
  toFinding(await findProblems(paths, (path) => findCachingProblems(target, path)));

const isOther = ([name]: readonly [string, string]) =>
  name !== POLICY_HEADER && name !== CACHE_HEADER;

async function compareResponse({ send, rules }: Target, path: string): Promise<Comparison> {
  const { headers } = await send(path, { redirect: 'follow' });
  const differing = Object.entries(getHeaders(rules, path))
    .filter(isOther)
    .map(([name, expected]) => ({ name, expected, value: headers.get(name) ?? '' }))
    .filter(({ expected, value }) => value !== expected);
  const isStricter = ({ name, expected, value }: (typeof differing)[number]) =>
    isStricterHeader(name, expected, value);
  return {
    problems: differing
      .filter((header) => !isStricter(header))
      .map(({ name, expected, value }) => `${path} ${describeOther(name, expected, value)}`),
    stricter: differing.filter(isStricter).map(({ name }) => name),
  };
}

/** What the responses' headers say. */
export const headerProbes: readonly Probe[] = [
  { name: 'policy of pages', run: (target) => checkPolicies(target, ['/login']) },
  { name: 'policy of the intake', run: (target) => checkPolicies(target, ['/intake']) },
  { name: 'policy of files', run: (target) => checkPolicies(target, getFiles(target)) },
  {
    name: 'security headers',
    run: async (target) =>
      toComparedFinding(
        await Promise.all(
          ['/', '/intake', ...getFiles(target)].map((path) => compareResponse(target, path)),
        ),
      ),
  },
  { name: 'caching of pages', run: (target) => checkCaching(target, ['/', '/login', '/intake']) },
  { name: 'caching of files', run: (target) => checkCaching(target, getFiles(target)) },
];
