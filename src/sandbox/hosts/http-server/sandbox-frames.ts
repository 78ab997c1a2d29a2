import { headersFor, type HeaderRule } from './static-headers';

const POLICY = 'Content-Security-Policy';

/**
 * Lets the pages of the sandbox hold one another in frames, which its simulator needs; the app's own pages keep the
 * policy of the static host to the letter.
 */
export function withSandboxFrames(rules: readonly HeaderRule[]): HeaderRule[] {
  const policy = headersFor(rules, '/sandbox').get(POLICY.toLowerCase());
  if (policy === undefined) return [...rules];
  const loosened = `${policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; frame-src 'self'`;
  return [...rules, { path: '/sandbox*', detach: [POLICY], set: [[POLICY, loosened]] }];
}
