import { withoutTrustedTypes } from '../http-server/sandbox-frames';

/** What a development build needs and the production policy forbids: eval for source maps, inline styles, and a socket for live reloading. */
const ALLOWANCES: Readonly<Record<string, string>> = {
  'script-src': "'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
};

/** Adds what a development build needs to a Content-Security-Policy, without Trusted Types: eval runs text as a script. */
export function loosenForDevelopment(policy: string): string {
  return withoutTrustedTypes(policy)
    .split('; ')
    .map((directive) => {
      const allowance = ALLOWANCES[directive.split(' ')[0] ?? ''];
      return allowance === undefined ? directive : `${directive} ${allowance}`;
    })
    .join('; ');
}
