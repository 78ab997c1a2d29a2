import { formatPolicy, PAGE_POLICY } from '../../../../src/deploy/rules/policy';
import { loosenForDevelopment } from '../../../../src/qa/sandbox/hosts/dev-server/development-headers';

test('the policy of a development build allows eval, inline styles and its socket', () => {
  const policy = loosenForDevelopment(formatPolicy(PAGE_POLICY));
  expect(policy).toContain("script-src 'self' 'unsafe-eval'; style-src 'self' 'unsafe-inline';");
  expect(policy).toContain("connect-src 'self' ws:;");
  expect(policy).not.toContain('trusted-types');
});
