/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { loadTarget } from '../../src/deploy/check/check-deployment';
import { runCheck } from '../../src/deploy/check/run-check';
import { SEED_PASSWORD } from '../../src/qa/sandbox/world/accounts';
import { at, withHeader, withoutHeader, withStatus, withText } from './support/response-patches';
import type { ResponsePatch } from './support/patching-proxy';
import { CONFIGURATION } from './support/build-fixture';
import { readTranscript } from './support/read-hosting-page';
import { allowOrigin, startDeployment } from './support/start-deployment';

let deployment: Awaited<ReturnType<typeof startDeployment>>;
beforeAll(async () => {
  deployment = await startDeployment();
});
afterEach(() => deployment.reset());
afterAll(() => deployment.stop());

type Case = {
  readonly probe: string;
  readonly server?: 'api';
  readonly requestHeaders?: { readonly 'accept-encoding': string };
  readonly patch?: ResponsePatch;
  /** What the line says after the name of the probe. */
  readonly text: string;
};

const ASSET = '/assets/main.12345678.js';
const UNCOMPRESSED = { 'accept-encoding': 'identity' };

const cases: readonly Case[] = [
  {
    probe: 'files',
    patch: at(/^\/(?:icons|legal)\//, (response, { path, headers }) => {
      if (path === '/icons/favicon.svg') response.status = 404;
      if (path === '/legal/legal.css' && headers['accept-encoding'] === 'identity')
        response.body = Buffer.from('other');
      if (path === '/legal/privacy.html') response.headers['content-encoding'] = 'gzip';
    }),
    text: '/icons/favicon.svg responds with 404; /legal/legal.css has other contents; /legal/privacy.html.gz cannot be decompressed',
  },
  {
    probe: 'deep links',
    patch: at(/^\/user\//, withStatus(404)),
    text: '/user/check/assessments?context=sms responds with 404',
  },
  {
    probe: 'deep links with a dot',
    requestHeaders: UNCOMPRESSED,
    patch: at(/\.mary$/, withText(/App/, 'Directory')),
    text: "/kiosk/st.mary is not the app's page",
  },
  {
    probe: 'content types',
    patch: at(/^\/(?:assets|legal)\//, (response, { path }) => {
      response.headers['content-type'] = 'text/plain';
      if (path === '/legal/legal.css') delete response.headers['content-type'];
      if (path === '/legal/privacy.html') response.status = 404;
    }),
    text: `${ASSET} is sent as text/plain; /legal/privacy.html responds with 404; /legal/legal.css has no content type`,
  },
  {
    probe: 'missing files',
    patch: at(/^\/assets\/missing/, (response) => {
      response.status = 200;
      response.headers['cache-control'] = 'public, max-age=31536000, immutable';
    }),
    text: '/assets/missing.00000000.js responds with 200; /assets/missing.00000000.js may be cached for 31536000 seconds',
  },
  {
    probe: 'policy of pages',
    patch: at(
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
    patch: at(
      /^\/intake/,
      withHeader('content-security-policy', (policy) =>
        policy.replace(' https://api.stripe.com', ''),
      ),
    ),
    text: 'connect-src lacks https://api.stripe.com',
  },
  {
    probe: 'policy of files',
    patch: at(/^\/(?:legal|icons)\//, (response, request) => {
      const { path } = request;
      if (path === '/legal/privacy.html') delete response.headers['content-security-policy'];
      if (path === '/icons/favicon.svg')
        withHeader('content-security-policy', (value) => `${value}, default-src 'none'`)(
          response,
          request,
        );
    }),
    text: '/legal/privacy.html has no Content-Security-Policy; /icons/favicon.svg has two policies: both would apply',
  },
  {
    probe: 'security headers',
    patch: at(/^\/intake/, withoutHeader('referrer-policy')),
    text: '/intake has no Referrer-Policy',
  },
  {
    probe: 'caching of pages',
    patch: at(
      /^\/login/,
      withHeader('cache-control', () => 'max-age=600'),
    ),
    text: '/login has "max-age=600" instead of "no-cache"',
  },
  {
    probe: 'caching of files',
    patch: at(/^\/(?:assets|icons)\//, (response, { path }) => {
      delete response.headers['cache-control'];
      if (path === '/icons/favicon.svg') response.status = 404;
    }),
    text: `${ASSET} has "" instead of "public, max-age=31536000, immutable"; /icons/favicon.svg responds with 404`,
  },
  {
    probe: 'compression',
    patch: at(/^\/assets\//, withoutHeader('vary')),
    requestHeaders: UNCOMPRESSED,
    text: `/ is not compressed; ${ASSET} is not compressed; ${ASSET} lacks Vary: Accept-Encoding`,
  },
  {
    probe: 'compression with brotli',
    patch: at(/^\/assets\//, (response, { headers }) => {
      if (headers['accept-encoding'] === 'br, gzip') response.body = brotliCompressSync('other');
    }),
    text: `${ASSET} has other contents with brotli`,
  },
  {
    probe: 'configuration',
    requestHeaders: UNCOMPRESSED,
    patch: withText('help@clinic.example', 'sk_live_1234'),
    text: 'supportEmail has a secret key, which a page would show to everybody',
  },
  {
    probe: 'placeholders',
    requestHeaders: UNCOMPRESSED,
    patch: withText(/"supportUrl":"[^"]+",/, ''),
    text: 'supportUrl is not set',
  },
  {
    probe: 'crisis lines',
    requestHeaders: UNCOMPRESSED,
    patch: withText(
      '"supportUrl"',
      '"crisisLines":[{"displayText":"Samaritans","type":"call","value":"116 123"}],"supportUrl"',
    ),
    text: 'without scripts the page does not show those of the configuration',
  },
  {
    probe: 'API',
    server: 'api',
    patch: (response) => {
      response.status = 200;
      response.body = Buffer.from('<!doctype html>');
    },
    text: '/v1/client-api/account/user-profiles responds with 200 instead of 401; the response is not JSON with a message',
  },
  {
    probe: 'identity service',
    server: 'api',
    patch: withStatus(403),
    text: '/auth/session responds with 403 instead of 401',
  },
  {
    probe: 'CORS',
    server: 'api',
    patch: (response, request) => {
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
    patch: (response, request) => {
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
    patch: at(/^\/auth/, (response, request) =>
      allowOrigin(request.headers.origin ?? '')(response, request),
    ),
    text: '/auth/sign-in allows pages of any origin',
  },
  {
    probe: 'session cookie',
    server: 'api',
    patch: (response) => {
      response.headers['set-cookie'] = ['session=; Path=/'];
    },
    text: 'session lacks HttpOnly; session lacks SameSite',
  },
];

describe('npm run check:deployment', () => {
  it('passes a site with the production headers and an API of another origin', async () => {
    const { lines, exitCode } = await runCheck([deployment.site.url, deployment.folder], {});
    expect(lines).toEqual([
      'ok       page',
      ...deployment.probes.map(({ name }) =>
        name === 'https' ? 'skipped  https: this machine' : `ok       ${name}`,
      ),
    ]);
    expect(exitCode).toBe(0);
    const { lines: without } = await runCheck([deployment.site.url], {});
    expect(without[1]).toBe('skipped  files: name the folder that was published to compare them');
  });

  it.each([
    ['data-release="2.0.0"', '/ is of the release 2.0.0 instead of 1.0.0'],
    ['data-release="1.0.0" class="x"', '/ is another page of the same release'],
  ])('compares the page with the one that was published: <html %s>', async (attribute, text) => {
    const { page } = await loadTarget(deployment.site.url);
    expect(await deployment.check('files', { page })).toEqual({ outcome: 'ok', text: '' });
    expect(
      await deployment.check('files', { page: page.replace('data-release="1.0.0"', attribute) }),
    ).toEqual({ outcome: 'failed', text });
  });

  it('finds the page of another clinic', async () => {
    const { page } = await loadTarget(deployment.site.url);
    expect(
      await deployment.check('files', { page: page.replace('help@clinic', 'help@other') }),
    ).toEqual({
      outcome: 'failed',
      text: '/ has another configuration',
    });
  });

  it('names the first five files that are missing, and the number of others', async () => {
    deployment.site.patch = at(/^\/./, withStatus(404));
    const finding = await deployment.check('files');
    expect(finding?.text).toMatch(/^(?:\S+ responds with 404; ){5}and 2 more$/);
  });

  it.each(cases)(
    'fails in the line "$probe" if something is wrong there',
    async ({ probe, server, patch, requestHeaders = {}, text }) => {
      Object.assign(deployment[server ?? 'site'], { ...(patch && { patch }), requestHeaders });
      expect(await deployment.check(probe)).toEqual({ outcome: 'failed', text });
    },
  );

  it.each([
    ['shows other lines', (page: string) => page.replaceAll('741741', '12345')],
    ['has no lines', (page: string) => page.replace(/<ul[^]*<\/ul>/, '')],
    ['shows more lines', (page: string) => page.replace('</ul>', '<li>More</li></ul>')],
  ])('D1: fails if the page %s without scripts', async (_name, change) => {
    const { page } = await loadTarget(deployment.site.url);
    expect(await deployment.check('crisis lines')).toMatchObject({ outcome: 'ok' });
    expect(await deployment.check('crisis lines', { page: change(page) })).toMatchObject({
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
    const block = JSON.stringify({ ...CONFIGURATION, [key]: '' });
    for (const name of ['configuration', 'placeholders'])
      expect(await deployment.check(name, { block })).toEqual({ outcome: 'ok', text: '' });
  });

  it('prints what docs/hosting.md says', () => {
    expect(readTranscript('check')).toEqual([
      'ok       page',
      ...deployment.probes.map(({ name }) => `ok       ${name}`),
    ]);
    const failures = cases.map(({ probe, text }) => `failed   ${probe}: ${text}`);
    expect(failures).toEqual(expect.arrayContaining([...readTranscript('failed')]));
  });

  it('fails without https, except on the same machine', async () => {
    expect(await deployment.check('https', { origin: 'http://app.clinic.example' })).toEqual({
      outcome: 'failed',
      text: `http://app.clinic.example is not https; ${deployment.api.url} is not https`,
    });
  });

  const HTTP_URL = 'http://app.clinic.example/login?check=1';
  const redirectTo = (location: string) => new Response('', { status: 301, headers: { location } });

  it.each<[what: string, respond: () => Response, text: string]>([
    ['nothing', () => Response.error(), ''],
    ['an error', () => new Response('', { status: 403 }), ''],
    ['the same page with https', () => redirectTo(HTTP_URL.replace('http', 'https')), ''],
    [
      'the app',
      () => new Response('App'),
      'http://app.clinic.example serves the app without https',
    ],
    [
      'the first page',
      () => redirectTo('https://app.clinic.example/'),
      `${HTTP_URL} redirects to "https://app.clinic.example/" instead of "${HTTP_URL.replace('http', 'https')}"`,
    ],
  ])('asks the port for http, where there may be %s', async (what, respond, text) => {
    const requested: string[] = [];
    const { configuration } = await loadTarget(deployment.site.url);
    const finding = await deployment.check('https', {
      origin: 'https://app.clinic.example',
      configuration: { ...configuration, apiBaseUrl: '' },
      send: (url) => {
        requested.push(url);
        return what === 'nothing'
          ? Promise.reject(new Error('refused'))
          : Promise.resolve(respond());
      },
    });
    expect(requested).toEqual([HTTP_URL]);
    expect(finding).toEqual({ outcome: text === '' ? 'ok' : 'failed', text });
  });

  it('has an example of the failure of every probe', () => {
    expect([...cases.map(({ probe }) => probe), 'https'].sort()).toEqual(
      deployment.probes.map(({ name }) => name).sort(),
    );
  });

  it('fails if the page is not that of the app, or if there is no response', async () => {
    expect(await runCheck([deployment.api.url], {})).toEqual({
      lines: ['failed   page: / responds with 404'],
      exitCode: 1,
    });
    deployment.site.patch = (response) => {
      Object.assign(response, { status: 301, headers: { location: 'https://a.example/' } });
    };
    expect((await runCheck([deployment.site.url], {})).lines).toEqual([
      'failed   page: / responds with 301, to https://a.example/',
    ]);
    const { lines } = await runCheck(['http://127.0.0.1:1'], {});
    expect(lines).toEqual([expect.stringMatching(/^failed {3}page: fetch failed/)]);
    expect((await runCheck([deployment.site.url.replace('http', 'https')], {})).lines).toEqual([
      'failed   page: fetch failed: wrong version number (is there TLS on this port?)',
    ]);
  });

  it.each([
    ['/maintenance.html', 'the page for maintenance'],
    ['/legal/privacy.html', 'not the page of the app: is it another site?'],
  ])('says that the page is %s', async (pathname, text) => {
    const page = await (await fetch(deployment.site.url + pathname)).text();
    Object.assign(deployment.site, {
      patch: at(/^\/$/, withText(/[^]*/, page)),
      requestHeaders: UNCOMPRESSED,
    });
    expect((await runCheck([deployment.site.url], {})).lines).toEqual([
      `failed   page: / is ${text}`,
    ]);
  });

  it('needs the folder that deploy:render has written', async () => {
    expect((await runCheck([deployment.site.url, 'docs'], {})).lines).toEqual([
      'There is no site in docs: name the folder that deploy:render has written.',
    ]);
  });

  it.each([[[]], [['app.clinic.example']], [['https://a.example', 'deployment', 'more']]])(
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
