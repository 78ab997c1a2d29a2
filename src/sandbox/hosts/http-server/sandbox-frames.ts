import { headersFor, type HeaderRule } from './static-headers';

const POLICY = 'Content-Security-Policy';
const NOBODY = "frame-ancestors 'none'";
const OWN_PAGES = "frame-ancestors 'self'";

/** The pages for developers and QA that hold others in frames. */
const HOLDERS = ['/sandbox', '/visualiser'];

/**
 * Lets the pages for developers and QA hold the app, and one another, in frames of the same origin. In all else the
 * app's own pages keep the policy of the static host to the letter.
 */
export function withSandboxFrames(rules: readonly HeaderRule[]): HeaderRule[] {
  const policyOf = (path: string) => headersFor(rules, path).get(POLICY.toLowerCase());
  return [
    ...rules.map(({ set, ...rule }) => ({ ...rule, set: set.map(framed) })),
    ...HOLDERS.flatMap((path) => {
      const policy = policyOf(path);
      if (policy === undefined) return [];
      const holding = `${policy.replace(NOBODY, OWN_PAGES)}; frame-src 'self'`;
      return [{ path: `${path}*`, detach: [POLICY], set: [[POLICY, holding] as const] }];
    }),
  ];
}

function framed([name, value]: readonly [string, string]): readonly [string, string] {
  return name.toLowerCase() === POLICY.toLowerCase()
    ? [name, value.replace(NOBODY, OWN_PAGES)]
    : [name, value];
}
