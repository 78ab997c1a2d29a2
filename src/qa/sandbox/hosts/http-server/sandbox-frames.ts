import type { HeaderRule } from '../../../../deploy/hosts/headers-file';
import { formatPolicy, TRUSTED_TYPES } from '../../../../deploy/rules/policy';
import { getHeadersForPath } from './static-headers';

const POLICY = 'Content-Security-Policy';
const NO_ANCESTORS = "frame-ancestors 'none'";
const SAME_ORIGIN_ANCESTORS = "frame-ancestors 'self'";

/** The developer and QA pages that embed other pages in frames. */
const FRAMING_PAGES = ['/sandbox', '/visualiser'];

/** Removes the directives of Trusted Types from a policy. */
export const withoutTrustedTypes = (policy: string): string =>
  policy.replace(`; ${formatPolicy(TRUSTED_TYPES)}`, '');

/**
 * Allows the developer and QA pages to embed the app, and each other, in frames of the same origin, and to do without Trusted
 * Types. The rest of the app's own policy is unchanged.
 */
export function allowSandboxFraming(rules: readonly HeaderRule[]): HeaderRule[] {
  const getPolicy = (path: string) => getHeadersForPath(rules, path).get(POLICY.toLowerCase());
  return [
    ...rules.map(({ set, ...rule }) => ({ ...rule, set: set.map(allowSameOriginFraming) })),
    ...FRAMING_PAGES.flatMap((path) => {
      const policy = getPolicy(path);
      if (policy === undefined) return [];
      const framingPolicy = `${withoutTrustedTypes(policy).replace(NO_ANCESTORS, SAME_ORIGIN_ANCESTORS)}; frame-src 'self'`;
      return [{ path: `${path}*`, detach: [POLICY], set: [[POLICY, framingPolicy] as const] }];
    }),
  ];
}

function allowSameOriginFraming([name, value]: readonly [string, string]): readonly [
  string,
  string,
] {
  return name.toLowerCase() === POLICY.toLowerCase()
    ? [name, value.replace(NO_ANCESTORS, SAME_ORIGIN_ANCESTORS)]
    : [name, value];
}
