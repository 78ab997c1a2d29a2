/** What the production policy forbids and a development build cannot do without: source maps by eval, styles from script, the socket that reloads the page. */
const ALLOWANCES: Readonly<Record<string, string>> = {
  'script-src': "'unsafe-eval'",
  'style-src': "'unsafe-inline'",
  'connect-src': 'ws:',
};

/** Loosens a Content-Security-Policy by as much as a development build needs. */
export function loosenForDevelopment(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const allowance = ALLOWANCES[directive.split(' ')[0] ?? ''];
      return allowance === undefined ? directive : `${directive} ${allowance}`;
    })
    .join('; ');
}
