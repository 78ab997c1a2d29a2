/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { createAllProbes } from '../../deploy/check/all-probes';
import { checkDeployment, formatFinding, loadTarget } from '../../deploy/check/check-deployment';
import { runCheck } from '../../deploy/check/run-check';
import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import type { Bend } from './support/bent-proxy';
import { CONFIGURATION } from './support/build-fixture';
import { readTranscript } from './support/read-hosting-page';
import { allowOrigin, startDeployment } from './support/start-deployment';

let deployment: Awaited<ReturnType<typeof startDeployment>>;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterAll(() => deployment.stop());

const probes = createAllProbes(null);

/** Bends the responses of some paths. */
const at =
  (pattern: RegExp, bend: Bend): Bend =>
  (response, request) => {
    if (pattern.test(request.path)) bend(response, request);
  };

const withStatus =
  (status: number): Bend =>
  (response) => {
    response.status = status;
  };

const withHeader =
  (name: string, change: (value: string) => string): Bend =>
  ({ headers }) => {
    headers[name] = change(String(headers[name]));
  };

const withoutHeader =
  (name: string): Bend =>
  ({ headers }) => {
    // oxlint-disable-next-line typescript/no-dynamic-delete -- of a plain object
    delete headers[name];
  };

const withText =
  (from: string | RegExp, to: string): Bend =>
  (response) => {
    response.body = Buffer.from(response.body.toString().replace(from, to));
  };

type Case = {
  readonly probe: string;
  readonly server?: 'api';
  readonly requestHeaders?: { readonly 'accept-encoding': string };
  readonly bend?: Bend;
  /** What the line says after the name of the probe. */
  readonly text: string;
};

const ASSET = '/assets/main.12345678.js';
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

const cases: readonly Case[] = [
  {
    probe: 'deep links',
    bend: at(/^\/user\//, withStatus(404)),
    text: '/user/check/assessments?context=sms responds with 404',
  },
  {
    probe: 'deep links with a dot',
    requestHeaders: UNCOMPRESSED,
    bend: at(/\.mary$/, withText(/App/, 'Directory')),
    text: "/kiosk/st.mary is not the app's page",
  },
  {
    probe: 'missing files',
    bend: at(/^\/assets\/missing/, (response) => {
      response.status = 200;
      response.headers['cache-control'] = 'public, max-age=31536000, immutable';
    }),
    text: '/assets/missing.00000000.js responds with 200; /assets/missing.00000000.js may be cached for 31536000 seconds',
  },
  {
    probe: 'policy of pages',
    bend: at(
      /^\/login/,
      withHeader('content-security-policy', (policy) =>
        policy
          .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")
          .replace('base-uri', 'sandbox; base-uri')
          .replace("object-src 'none'", ''),
      ),
    ),
    text: "style-src lacks 'sha256-8fPwlIw/PLRUIsg7vYlNotoeuR0WiP8RAqPPGm2Lo4U='; style-src also has 'unsafe-inline'; object-src is missing; sandbox is not expected",
  },
  {
    probe: 'policy of the intake',
    bend: at(
      /^\/intake/,
      withHeader('content-security-policy', (policy) =>
        policy.replace(' https://api.stripe.com', ''),
      ),
    ),
    text: 'connect-src lacks https://api.stripe.com',
  },
  {
    probe: 'security headers',
    bend: at(/^\/intake/, withoutHeader('referrer-policy')),
    text: '/intake lacks Referrer-Policy: no-referrer',
  },
  {
    probe: 'caching of pages',
    bend: at(
      /^\/login/,
      withHeader('cache-control', () => 'max-age=600'),
    ),
    text: '/login has "max-age=600" instead of "no-cache"',
  },
  {
    probe: 'caching of assets',
    bend: at(/^\/assets\//, withoutHeader('cache-control')),
    text: `${ASSET} has "" instead of "public, max-age=31536000, immutable"`,
  },
  {
    probe: 'compression',
    bend: at(/^\/assets\//, withoutHeader('vary')),
    requestHeaders: UNCOMPRESSED,
    text: `/ is not compressed; ${ASSET} is not compressed; ${ASSET} lacks Vary: Accept-Encoding`,
  },
  {
    probe: 'compression with brotli',
    bend: at(/^\/assets\//, (response, { headers }) => {
      if (headers['accept-encoding'] === 'br, gzip') response.body = brotliCompressSync('other');
    }),
    text: `${ASSET} has other contents with brotli`,
  },
  {
    probe: 'configuration',
    requestHeaders: UNCOMPRESSED,
    bend: withText('help@clinic.example', 'sk_live_1234'),
    text: 'supportEmail has a secret key, which a page would show to everybody',
  },
  {
    probe: 'placeholders',
    requestHeaders: UNCOMPRESSED,
    bend: withText(/"supportUrl":"[^"]+",/, ''),
    text: 'supportUrl is not set',
  },
  {
    probe: 'crisis lines',
    requestHeaders: UNCOMPRESSED,
    bend: withText(
      '"supportUrl"',
      '"crisisLines":[{"displayText":"Samaritans","type":"call","value":"116 123"}],"supportUrl"',
    ),
    text: 'without scripts the page does not show those of the configuration',
  },
  {
    probe: 'API',
    server: 'api',
    bend: (response) => {
      response.status = 200;
      response.body = Buffer.from('<!doctype html>');
    },
    text: 'responds with 200 instead of 401; the response is not JSON with a message',
  },
  {
    probe: 'identity service',
    server: 'api',
    bend: withStatus(403),
    text: 'responds with 403 instead of 401',
  },
  {
    probe: 'CORS',
    server: 'api',
    bend: (response, request) => {
      allowOrigin(deployment.site.url)(response, request);
      delete response.headers['access-control-allow-credentials'];
      response.headers['access-control-allow-methods'] = 'PATCH';
      response.headers['access-control-allow-headers'] = 'authorization, content-type';
    },
    text: [
      'GET /v1/client-api/account/user-profiles does not allow the header x-profile-user-id',
      'PATCH /v1/client-api/users/check/safety-net/dismiss does not allow the header x-profile-user-id',
      'DELETE /v1/client-api/users/check/notification-preferences/check does not allow the method',
      'DELETE /v1/client-api/users/check/notification-preferences/check does not allow the header x-profile-user-id',
      'POST /auth/sign-in does not allow credentials',
    ].join('; '),
  },
  {
    probe: 'CORS of errors',
    server: 'api',
    bend: (response, request) => {
      allowOrigin(deployment.site.url)(response, request);
      if (response.status !== 401) return;
      delete response.headers['access-control-expose-headers'];
      if (request.path.startsWith('/auth')) response.headers['access-control-allow-origin'] = '*';
    },
    text: [
      'the error of /v1/client-api/account/user-profiles does not expose Retry-After',
      'the error of /auth/session does not allow the origin of the app',
      'the error of /auth/session does not expose Retry-After',
    ].join('; '),
  },
  {
    probe: 'CORS for other origins',
    server: 'api',
    bend: at(/^\/auth/, (response, request) =>
      allowOrigin(request.headers.origin ?? '')(response, request),
    ),
    text: '/auth/sign-in allows pages of any origin',
  },
  {
    probe: 'session cookie',
    server: 'api',
    bend: (response) => {
      response.headers['set-cookie'] = ['session=; Path=/'];
    },
    text: 'session lacks HttpOnly; session lacks SameSite',
  },
];

describe('npm run check:deployment', () => {
  it('passes a site with the production headers and an API of another origin', async () => {
    const { lines, exitCode } = await runCheck([deployment.site.url], {});
    expect(lines).toEqual([
      'ok       page',
      ...probes.map(({ name }) =>
        name === 'https' ? 'skipped  https: this machine' : `ok       ${name}`,
      ),
    ]);
    expect(exitCode).toBe(0);
  });

  it.each(cases)(
    'fails in the line "$probe" if something is wrong there',
    async ({ probe, server, bend, requestHeaders = {}, text }) => {
      const proxy = deployment[server ?? 'site'];
      const original = proxy.bend;
      Object.assign(proxy, { bend: bend ?? original, requestHeaders });
      const findings = await checkDeployment(
        deployment.site.url,
        probes.filter(({ name }) => name === probe),
      );
      Object.assign(proxy, { bend: original, requestHeaders: {} });
      expect(findings.map(formatFinding)).toEqual(['ok       page', `failed   ${probe}: ${text}`]);
    },
  );

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
    deployment.site.bend = withHeader(header, change);
    const findings = await checkDeployment(
      deployment.site.url,
      probes.filter(({ name }) => name === probe),
    );
    deployment.site.bend = () => undefined;
    expect(findings.map(formatFinding)).toEqual(['ok       page', `ok       ${probe}: ${text}`]);
  });

  it.each<[header: string, change: (value: string) => string]>([
    ['permissions-policy', (value) => value.replace('camera=()', 'camera=(self)')],
    ['permissions-policy', (value) => `${value}, fullscreen=*`],
    ['strict-transport-security', () => 'max-age=600; includeSubDomains'],
    ['strict-transport-security', () => 'max-age=99999999'],
    ['x-robots-tag', () => 'nofollow'],
    ['cross-origin-resource-policy', () => 'same-site'],
  ])('fails on a site with another %s, which is not stricter', async (header, change) => {
    deployment.site.bend = withHeader(header, change);
    const findings = await checkDeployment(
      deployment.site.url,
      probes.filter(({ name }) => name === 'security headers'),
    );
    deployment.site.bend = () => undefined;
    expect(findings[1]).toMatchObject({ outcome: 'failed' });
    expect(findings[1]?.text.toLowerCase()).toContain(`lacks ${header}: `);
  });

  it.each(["script-src-elem 'none'", "worker-src 'self'", 'sandbox allow-scripts'])(
    'fails on a site whose policy has %s as well, with which the app would not work as it should',
    async (directive) => {
      deployment.site.bend = withHeader(
        'content-security-policy',
        (policy) => `${policy}; ${directive}`,
      );
      const findings = await checkDeployment(
        deployment.site.url,
        probes.filter(({ name }) => name === 'policy of pages'),
      );
      deployment.site.bend = () => undefined;
      const [name = ''] = directive.split(' ');
      expect(findings[1]).toMatchObject({ outcome: 'failed', text: `${name} is not expected` });
    },
  );

  it.each([
    ['shows other lines', (page: string) => page.replaceAll('741741', '12345')],
    ['has no lines', (page: string) => page.replace(/<ul[^]*<\/ul>/, '')],
    ['shows more lines', (page: string) => page.replace('</ul>', '<li>More</li></ul>')],
  ])('D1: fails if the page %s without scripts', async (_name, change) => {
    const target = await loadTarget(deployment.site.url);
    const crisisLines = probes.find(({ name }) => name === 'crisis lines');
    expect(await crisisLines?.run(target)).toMatchObject({ outcome: 'ok' });
    expect(await crisisLines?.run({ ...target, page: change(target.page) })).toMatchObject({
      outcome: 'failed',
    });
  });

  it.each([
    'supportSmsNumber',
    'supportEmail',
    'supportUrl',
    'preferencesSiteUrl',
    'appStoreUrl',
    'playStoreUrl',
    'privacyUrl',
    'termsUrl',
  ])('D1: passes a site on which %s is empty', async (key) => {
    const empty = { ...CONFIGURATION, [key]: '' };
    const target = await loadTarget(deployment.site.url);
    const block = JSON.stringify(empty);
    for (const name of ['configuration', 'placeholders'])
      expect(await probes.find((probe) => probe.name === name)?.run({ ...target, block })).toEqual({
        outcome: 'ok',
        text: '',
      });
  });

  it('prints what docs/hosting.md says', () => {
    expect(readTranscript('check')).toEqual([
      'ok       page',
      ...probes.map(({ name }) => `ok       ${name}`),
    ]);
    const failures = cases.map(({ probe, text }) => `failed   ${probe}: ${text}`);
    expect(failures).toEqual(expect.arrayContaining([...readTranscript('failed')]));
  });

  it('fails without https, except on the same machine', async () => {
    const target = await loadTarget(deployment.site.url);
    const https = probes.find(({ name }) => name === 'https');
    expect(await https?.run({ ...target, origin: 'http://app.clinic.example' })).toEqual({
      outcome: 'failed',
      text: `http://app.clinic.example is not https; ${deployment.api.url} is not https`,
    });
  });

  it('has an example of the failure of every probe', () => {
    expect([...cases.map(({ probe }) => probe), 'https'].sort()).toEqual(
      probes.map(({ name }) => name).sort(),
    );
  });

  it('fails if the page is not that of the app, or if there is no response', async () => {
    expect(await runCheck([deployment.api.url], {})).toEqual({
      lines: ['failed   page: / responds with 404'],
      exitCode: 1,
    });
    const { lines } = await runCheck(['http://127.0.0.1:1'], {});
    expect(lines).toEqual([expect.stringMatching(/^failed {3}page: fetch failed/)]);
  });

  it.each([[[]], [['app.clinic.example']], [['ftp://app.clinic.example']]])(
    'explains itself for the arguments %j',
    async (args) => {
      const { lines, exitCode } = await runCheck(args, {});
      expect(lines).toEqual([expect.stringMatching(/^Usage/)]);
      expect(exitCode).toBe(1);
    },
  );

  it('signs in as a test user to see the cookie', async () => {
    const user = { CHECK_EMAIL: 'ada@example.com', CHECK_PASSWORD: SEED_PASSWORD };
    const { lines } = await runCheck([deployment.site.url], user);
    expect(lines.at(-1)).toBe('ok       session cookie');
    expect(
      deployment
        .requests()
        .map(({ path }) => path)
        .slice(-2),
    ).toEqual(['/auth/sign-in', '/auth/sign-out']);
  });

  it('prints nothing of the test user', async () => {
    const user = { CHECK_EMAIL: 'ada@example.com', CHECK_PASSWORD: 'wrong' };
    const { lines } = await runCheck([deployment.site.url], user);
    expect(lines.at(-1)).toBe('failed   session cookie: the sign-in responds with 401');
  });
});
