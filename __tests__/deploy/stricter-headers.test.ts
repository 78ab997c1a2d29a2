/** @jest-environment node */
import { withHeader } from './support/response-patches';
import { startDeployment } from './support/start-deployment';

let deployment: Awaited<ReturnType<typeof startDeployment>>;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterEach(() => deployment.reset());
afterAll(() => deployment.stop());

describe('npm run check:deployment', () => {
  it.each<{ probe: string; header: string; change: (value: string) => string; text: string }>([
    {
      probe: 'policy of pages',
      header: 'content-security-policy',
      change: (policy) =>
        `${policy.replace('data: https:', 'https://images.clinic.example')}; frame-src 'none'; report-to csp`,
      text: 'stricter: img-src, frame-src, report-to',
    },
    {
      probe: 'security headers',
      header: 'permissions-policy',
      change: (value) =>
        `${value.split(', ').reverse().join(', ')}, fullscreen=(self), autoplay=()`,
      text: 'stricter: Permissions-Policy',
    },
    {
      probe: 'security headers',
      header: 'strict-transport-security',
      change: () => 'max-age=99999999; includeSubDomains; preload',
      text: 'stricter: Strict-Transport-Security',
    },
    {
      probe: 'security headers',
      header: 'x-robots-tag',
      change: () => 'noindex, nofollow',
      text: 'stricter: X-Robots-Tag',
    },
    {
      probe: 'security headers',
      header: 'cross-origin-opener-policy',
      change: () => 'same-origin',
      text: 'stricter: Cross-Origin-Opener-Policy',
    },
  ])('passes a site with a stricter $header', async ({ probe, header, change, text }) => {
    deployment.site.patch = withHeader(header, change);
    expect(await deployment.check(probe)).toEqual({ outcome: 'ok', text });
  });

  it.each<[header: string, change: (value: string) => string, text: RegExp]>([
    [
      'permissions-policy',
      (value) => value.replace('camera=()', 'camera=(self)'),
      /^\/ Permissions-Policy lacks camera=\(\) also has camera=\(self\); /,
    ],
    [
      'permissions-policy',
      (value) => `${value}, fullscreen=*`,
      /^\/ Permissions-Policy also has fullscreen=\*; /,
    ],
    [
      'strict-transport-security',
      () => 'max-age=600; includeSubDomains',
      /^\/ has Strict-Transport-Security "max-age=600; includeSubDomains" instead of "max-age=6/,
    ],
    [
      'strict-transport-security',
      () => 'max-age=99999999',
      /Strict-Transport-Security "max-age=99999999" instead of/,
    ],
    ['x-robots-tag', () => 'nofollow', /X-Robots-Tag "nofollow" instead of "noindex"/],
    ['cross-origin-resource-policy', () => 'same-site', /Cross-Origin-Resource-Policy "same-site"/],
  ])('fails on a site with another %s, which is not stricter', async (header, change, text) => {
    deployment.site.patch = withHeader(header, change);
    const finding = await deployment.check('security headers');
    expect(finding?.outcome).toBe('failed');
    expect(finding?.text).toMatch(text);
  });

  it.each(["script-src-elem 'none'", "worker-src 'self'", 'sandbox allow-scripts'])(
    'fails on a site whose policy has %s as well, with which the app would not work as it should',
    async (directive) => {
      deployment.site.patch = withHeader(
        'content-security-policy',
        (policy) => `${policy}; ${directive}`,
      );
      const finding = await deployment.check('policy of pages');
      const [name = ''] = directive.split(' ');
      expect(finding).toEqual({ outcome: 'failed', text: `${name} is not expected` });
    },
  );
});
