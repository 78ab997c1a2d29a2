import { readFileSync } from 'node:fs';
import { withSandboxFrames } from '../../../src/sandbox/hosts/http-server/sandbox-frames';
import {
  headersFor,
  parseHeadersFile,
} from '../../../src/sandbox/hosts/http-server/static-headers';

const own = parseHeadersFile(readFileSync('public/_headers', 'utf8'));
const policyOf = (rules: typeof own, path: string) =>
  headersFor(rules, path).get('content-security-policy') ?? '';

describe('frames of the sandbox', () => {
  const loosened = withSandboxFrames(own);

  it('may be held by its own pages', () => {
    for (const path of ['/sandbox', '/sandbox/wrapper', '/sandbox/frame', '/visualiser.html']) {
      expect(policyOf(loosened, path)).toContain("frame-ancestors 'self'");
      expect(policyOf(loosened, path)).toContain("frame-src 'self'");
      expect(policyOf(loosened, path)).toContain("script-src 'self';");
    }
  });

  it('may hold the app’s own pages, which keep all else as the static host has it', () => {
    for (const path of ['/', '/login', '/user/ada/assessments', '/index.html', '/intake']) {
      const policy = policyOf(own, path);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policyOf(loosened, path)).toBe(
        policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
      );
    }
  });

  it('need no rule where there is no policy', () => {
    expect(withSandboxFrames([])).toEqual([]);
  });
});
