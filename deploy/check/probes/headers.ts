import {
  CACHE_HEADER,
  getHeaders,
  POLICY_HEADER,
  type HeadersByName,
} from '../../rules/hosting-rules';
import { parsePolicy } from '../../rules/policy';
import { findAsset } from '../find-asset';
import { findProblems, toFinding, type Finding, type Probe, type Target } from '../probe';

/** What a policy lacks of the expected one, and what it allows beyond it. */
function comparePolicies(expectedValue: string, value: string): readonly string[] {
  const expected = parsePolicy(expectedValue);
  const actual = parsePolicy(value);
  return [...new Set([...Object.keys(expected), ...Object.keys(actual)])].flatMap((directive) => {
    const wanted = expected[directive];
    const given = actual[directive];
    if (wanted === undefined) return [`${directive} is not expected`];
    if (given === undefined) return [`${directive} is missing`];
    return [
      ...wanted
        .filter((source) => !given.includes(source))
        .map((source) => `${directive} lacks ${source}`),
      ...given
        .filter((source) => !wanted.includes(source))
        .map((source) => `${directive} also has ${source}`),
    ];
  });
}

async function checkPolicy({ send, rules }: Target, path: string): Promise<Finding> {
  const value = (await send(path)).headers.get(POLICY_HEADER);
  const expected = getHeaders(rules, path)[POLICY_HEADER] ?? '';
  return toFinding(
    value === null ? [`${path} has no ${POLICY_HEADER}`] : comparePolicies(expected, value),
  );
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

async function findHeaderProblems({ send, rules }: Target, path: string) {
  const response = await send(path);
  const expected: HeadersByName = getHeaders(rules, path);
  return Object.entries(expected)
    .filter(isOther)
    .filter(([name, value]) => response.headers.get(name) !== value)
    .map(([name, value]) => `${path} lacks ${name}: ${value}`);
}

/** What the responses' headers say. */
export const headerProbes: readonly Probe[] = [
  { name: 'policy of pages', run: (target) => checkPolicy(target, '/login') },
  { name: 'policy of the intake', run: (target) => checkPolicy(target, '/intake') },
  {
    name: 'security headers',
    run: async (target) =>
      toFinding(
        await findProblems(['/', '/intake', findAsset(target)], (path) =>
          findHeaderProblems(target, path),
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
