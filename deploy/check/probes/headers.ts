import { CACHE_HEADER, getHeaders, POLICY_HEADER } from '../../rules/hosting-rules';
import { comparePolicies, isStricterHeader } from '../compare-headers';
import { findAsset } from '../find-asset';
import {
  findProblems,
  toComparedFinding,
  toFinding,
  type Comparison,
  type Finding,
  type Probe,
  type Target,
} from '../probe';

async function checkPolicy({ send, rules }: Target, path: string): Promise<Finding> {
  const value = (await send(path)).headers.get(POLICY_HEADER);
  const expected = getHeaders(rules, path)[POLICY_HEADER] ?? '';
  return value === null
    ? toFinding([`${path} has no ${POLICY_HEADER}`])
    : toComparedFinding([comparePolicies(expected, value)]);
}

const parseDirectives = (value: string) => value.toLowerCase().split(/\s*,\s*/);

async function findCachingProblems({ send, rules }: Target, path: string) {
  const value = (await send(path)).headers.get(CACHE_HEADER) ?? '';
  const expected = getHeaders(rules, path)[CACHE_HEADER] ?? '';
  const given = parseDirectives(value);
  const isAsExpected = parseDirectives(expected).every((directive) => given.includes(directive));
  return isAsExpected ? [] : [`${path} has "${value}" instead of "${expected}"`];
}

const isOther = ([name]: readonly [string, string]) =>
  name !== POLICY_HEADER && name !== CACHE_HEADER;

async function compareResponse({ send, rules }: Target, path: string): Promise<Comparison> {
  const { headers } = await send(path);
  const others = Object.entries(getHeaders(rules, path)).filter(isOther);
  const differing = others.filter(([name, value]) => headers.get(name) !== value);
  const isStricter = ([name, value]: readonly [string, string]) =>
    isStricterHeader(name, value, headers.get(name) ?? '');
  return {
    problems: differing
      .filter((header) => !isStricter(header))
      .map(([name, value]) => `${path} lacks ${name}: ${value}`),
    stricter: differing.filter(isStricter).map(([name]) => name),
  };
}

/** What the responses' headers say. */
export const headerProbes: readonly Probe[] = [
  { name: 'policy of pages', run: (target) => checkPolicy(target, '/login') },
  { name: 'policy of the intake', run: (target) => checkPolicy(target, '/intake') },
  {
    name: 'security headers',
    run: async (target) =>
      toComparedFinding(
        await Promise.all(
          ['/', '/intake', findAsset(target)].map((path) => compareResponse(target, path)),
        ),
      ),
  },
  {
    name: 'caching of pages',
    run: async (target) =>
      toFinding(
        await findProblems(['/', '/login', '/intake'], (path) => findCachingProblems(target, path)),
      ),
  },
  {
    name: 'caching of assets',
    run: async (target) => toFinding(await findCachingProblems(target, findAsset(target))),
  },
];
