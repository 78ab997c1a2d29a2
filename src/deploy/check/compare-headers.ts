import { ANY_IMAGE, parsePolicy } from '../rules/policy';
import type { Comparison } from './probe';

/** Directives that allow nothing and forbid nothing of the app. */
const HARMLESS_DIRECTIVES = [
  'report-to',
  'report-uri',
  'upgrade-insecure-requests',
  'block-all-mixed-content',
];

/** Compares two policies, by directive and source. */
export function comparePolicies(expectedValue: string, value: string): Comparison {
  const expected = parsePolicy(expectedValue);
  const actual = parsePolicy(value);
  const names = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  const comparisons = names.map((name) => compareSources(name, expected[name], actual[name]));
  return {
    problems: comparisons.flatMap(({ problems }) => problems),
    stricter: comparisons.flatMap(({ stricter }) => stricter),
  };
}

/** Forbids what `default-src` forbids anyway, unlike `script-src-elem`, for which `script-src` counts. */
const isNothing = (directive: string, sources: readonly string[]) =>
  /-src(?:-attr)?$/.test(directive) && sources.join(' ') === "'none'";

/** The app works without images of other origins, which its content may have. */
function compareSources(
  directive: string,
  wanted: readonly string[] | undefined,
  given: readonly string[] | undefined,
): Comparison {
  if (given === undefined) return { problems: [`${directive} is missing`], stricter: [] };
  if (wanted === undefined)
    return HARMLESS_DIRECTIVES.includes(directive) || isNothing(directive, given)
      ? { problems: [], stricter: [directive] }
      : { problems: [`${directive} is not expected`], stricter: [] };
  const isOptional = (source: string) => directive === 'img-src' && source !== "'self'";
  const isCovered = (source: string) =>
    wanted.includes(ANY_IMAGE) && source.startsWith(`${ANY_IMAGE}//`);
  const lacking = wanted.filter((source) => !given.includes(source));
  const added = given.filter((source) => !wanted.includes(source) && !isCovered(source));
  return {
    problems: [
      ...lacking
        .filter((source) => !isOptional(source))
        .map((source) => `${directive} lacks ${source}`),
      ...added.map((source) => `${directive} also has ${source}`),
    ],
    stricter: lacking.some(isOptional) ? [directive] : [],
  };
}

const toList = (value: string, separator: string): readonly string[] =>
  value
    .toLowerCase()
    .split(separator)
    .map((item) => item.trim());

const hasAll = (value: string, expected: string, separator: string) =>
  toList(expected, separator).every((item) => toList(value, separator).includes(item));

const getMaxAge = (value: string) => Number(/max-age="?(\d+)/i.exec(value)?.[1] ?? 0);
const withoutMaxAge = (value: string) => value.replace(/max-age="?\d+"?/i, '');

/** Which values are stricter than the expected one, or at least do not differ in effect; of other headers none is. */
const STRICTER: Readonly<Record<string, (expected: string, value: string) => boolean>> = {
  'Strict-Transport-Security': (expected, value) =>
    getMaxAge(value) >= getMaxAge(expected) &&
    hasAll(withoutMaxAge(value), withoutMaxAge(expected), ';'),
  'X-Robots-Tag': (expected, value) => hasAll(value, expected, ','),
  'Cross-Origin-Opener-Policy': (_expected, value) => value === 'same-origin',
  'Permissions-Policy': (expected, value) =>
    hasAll(value, expected, ',') &&
    toList(value, ',').every(
      (item) => toList(expected, ',').includes(item) || /^[\w-]+=\((?:self)?\)$/.test(item),
    ),
};

/** True if a header forbids all that the rules forbid, and more. */
export const isStricterHeader = (name: string, expected: string, value: string): boolean =>
  STRICTER[name]?.(expected, value) ?? false;

/** How a header differs that is neither the expected one nor stricter; of a list, which items. */
export function describeOther(name: string, expected: string, value: string): string {
  if (value === '') return `has no ${name}`;
  if (name !== 'Permissions-Policy') return `has ${name} "${value}" instead of "${expected}"`;
  const [wanted, given] = [toList(expected, ','), toList(value, ',')];
  const lacking = wanted.filter((item) => !given.includes(item));
  const added = given.filter((item) => !wanted.includes(item));
  return [
    name,
    ...(lacking.length > 0 ? [`lacks ${lacking.join(', ')}`] : []),
    ...(added.length > 0 ? [`also has ${added.join(', ')}`] : []),
  ].join(' ');
}
