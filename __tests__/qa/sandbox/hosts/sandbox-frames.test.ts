import { toHeaderRules } from '../../../../src/deploy/hosts/headers-file';
import { createHostingRules } from '../../../../src/deploy/rules/hosting-rules';
import { allowSandboxFraming } from '../../../../src/qa/sandbox/hosts/http-server/sandbox-frames';
import { getHeadersForPath } from '../../../../src/qa/sandbox/hosts/http-server/static-headers';

const productionRules = toHeaderRules(createHostingRules());
const getPolicy = (rules: typeof productionRules, path: string) =>
  getHeadersForPath(rules, path).get('content-security-policy') ?? '';

describe('frames of the sandbox', () => {
  const loosened = allowSandboxFraming(productionRules);

  it('may contain the developer pages, which may also embed frames', () => {
    for (const path of ['/sandbox', '/sandbox/wrapper', '/sandbox/frame', '/visualiser.html']) {
      expect(getPolicy(loosened, path)).toContain("frame-ancestors 'self'");
      expect(getPolicy(loosened, path)).toContain("frame-src 'self'");
      expect(getPolicy(loosened, path)).toContain("script-src 'self';");
      expect(getPolicy(loosened, path)).not.toContain('trusted-types');
    }
  });

  it('may contain the app’s pages, whose policy is otherwise unchanged', () => {
    for (const path of ['/', '/login', '/user/ada/assessments', '/index.html', '/intake']) {
      const policy = getPolicy(productionRules, path);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(getPolicy(loosened, path)).toBe(
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
    }
  });

  it('need no rules if there is no policy', () => {
    expect(allowSandboxFraming([])).toEqual([]);
  });
});
