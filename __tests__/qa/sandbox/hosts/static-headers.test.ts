/** @jest-environment node */
import { toHeaderRules } from '../../../../src/deploy/hosts/headers-file';
import { createHostingRules } from '../../../../src/deploy/rules/hosting-rules';
import { loosenForDevelopment } from '../../../../src/qa/sandbox/hosts/dev-server/development-headers';
import {
  getHeadersForPath,
  parseHeadersFile,
} from '../../../../src/qa/sandbox/hosts/http-server/static-headers';

const rules = parseHeadersFile(`
# for every path
/*
  X-One: 1
  X-Two: a: b, c

/assets/*
  ! X-One
  X-One: 2
  x-two: d
/exact.html
  X-Three: 3
`);

const getHeaders = (path: string) => Object.fromEntries(getHeadersForPath(rules, path));

describe('the headers file', () => {
  it('applies every matching rule in order', () => {
    expect(getHeaders('/')).toEqual({ 'x-one': '1', 'x-two': 'a: b, c' });
    expect(getHeaders('/exact.html')).toEqual({ 'x-one': '1', 'x-two': 'a: b, c', 'x-three': '3' });
    expect(getHeaders('/exactahtml')).not.toHaveProperty('x-three');
  });

  it('joins repeated headers and removes detached ones', () => {
    expect(getHeaders('/assets/main.js')).toEqual({ 'x-one': '2', 'x-two': 'a: b, c, d' });
  });

  it.each(['  X-One: 1', '/*\n  nonsense', '/*\n  X-One:'])(
    'names the line of %j, which is invalid',
    (text) => {
      expect(() => parseHeadersFile(text)).toThrow(/_headers line \d/);
    },
  );
});

describe('the headers of the app', () => {
  const productionRules = toHeaderRules(createHostingRules());

  it('forbid inline scripts and styles, and framing of the app', () => {
    const policy = getHeadersForPath(productionRules, '/user/ada/assessments').get(
      'content-security-policy',
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('§7 billing: allow only the intake to reach the card provider, and only its documented origins', () => {
    const getPolicy = (path: string) =>
      (getHeadersForPath(productionRules, path).get('content-security-policy') ?? '').split('; ');
    const defaultPolicy = getPolicy('/user/ada/assessments');
    const added = getPolicy('/intake').filter((directive) => !defaultPolicy.includes(directive));
    expect(added).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    ]);
    expect(getPolicy('/intake/expired-link')).toEqual(getPolicy('/intake'));
    for (const path of ['/', '/login', '/kiosk/lakeside', '/assets/main.js'])
      expect(getPolicy(path)).toEqual(defaultPolicy);
  });

  it('make hashed assets immutable and have anything else revalidated', () => {
    expect(getHeadersForPath(productionRules, '/').get('cache-control')).toBe('no-cache');
    expect(getHeadersForPath(productionRules, '/assets/main.js').get('cache-control')).toMatch(
      /immutable$/,
    );
  });

  it('allow in development only what a development build needs', () => {
    expect(loosenForDevelopment("default-src 'none'; script-src 'self'; img-src 'self'")).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-eval'; img-src 'self'",
    );
  });
});
