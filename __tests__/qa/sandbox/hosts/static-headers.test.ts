import { readFileSync } from 'node:fs';
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
  it('applies every rule that fits, in order', () => {
    expect(getHeaders('/')).toEqual({ 'x-one': '1', 'x-two': 'a: b, c' });
    expect(getHeaders('/exact.html')).toEqual({ 'x-one': '1', 'x-two': 'a: b, c', 'x-three': '3' });
    expect(getHeaders('/exactahtml')).not.toHaveProperty('x-three');
  });

  it('joins what is set twice and forgets what is detached', () => {
    expect(getHeaders('/assets/main.js')).toEqual({ 'x-one': '2', 'x-two': 'a: b, c, d' });
  });

  it.each(['  X-One: 1', '/*\n  nonsense', '/*\n  X-One:'])(
    'says where it cannot read %j',
    (text) => {
      expect(() => parseHeadersFile(text)).toThrow(/_headers line \d/);
    },
  );
});

describe('the headers that go out with the app', () => {
  const productionRules = parseHeadersFile(readFileSync('public/_headers', 'utf8'));

  it('allow no inline script or style, and nobody to frame the app', () => {
    const policy = getHeadersForPath(productionRules, '/user/ada/assessments').get(
      'content-security-policy',
    );
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('§7 billing: let the intake alone reach the card provider, by what it documents and no more', () => {
    const getPolicy = (path: string) =>
      (getHeadersForPath(productionRules, path).get('content-security-policy') ?? '').split('; ');
    const elsewhere = getPolicy('/user/ada/assessments');
    const added = getPolicy('/intake').filter((directive) => !elsewhere.includes(directive));
    expect(added).toEqual([
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "connect-src 'self' https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
    ]);
    expect(getPolicy('/intake/expired-link')).toEqual(getPolicy('/intake'));
    for (const path of ['/', '/login', '/kiosk/lakeside', '/assets/main.js'])
      expect(getPolicy(path)).toEqual(elsewhere);
  });

  it('store hashed assets for ever and nothing else', () => {
    expect(getHeadersForPath(productionRules, '/').get('cache-control')).toBe('no-store');
    expect(getHeadersForPath(productionRules, '/assets/main.js').get('cache-control')).toMatch(
      /immutable$/,
    );
  });

  it('are loosened for development by no more than it needs', () => {
    expect(loosenForDevelopment("default-src 'none'; script-src 'self'; img-src 'self'")).toBe(
      "default-src 'none'; script-src 'self' 'unsafe-eval'; img-src 'self'",
    );
  });
});
