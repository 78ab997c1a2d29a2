/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import {
  createHostingRules,
  getHeaders,
  isFilePath,
  type HeadersByName,
} from '../../src/deploy/rules/hosting-rules';
import { getInlinedSources } from '../../src/deploy/rules/inlined-code';
import {
  getHeadersForPath,
  parseHeadersFile,
} from '../../src/qa/sandbox/hosts/http-server/static-headers';
import { CONFIGURATION, createFolder, renderFixture } from './support/build-fixture';

const API = 'https://api.clinic.example';
const { folder, remove } = createFolder();
const POLICY_OPTIONS = {
  imagesFrom: ['https://images.clinic.example'],
  reportTo: 'https://reports.clinic.example/violations?site=1&x=2',
};
const deployment = renderFixture(
  folder,
  {
    ...CONFIGURATION,
    apiBaseUrl: API,
    reportUrl: 'https://reports.clinic.example/patients?key=1',
  },
  POLICY_OPTIONS,
);
afterAll(remove);

const read = (file: string) => readFileSync(path.join(deployment, file), 'utf8');

const rules = createHostingRules({
  inlined: getInlinedSources(read('site/index.html')),
  connectTo: [API, 'https://reports.clinic.example'],
  ...POLICY_OPTIONS,
});

const toLowerCaseNames = (headers: HeadersByName) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const EXISTING_PATHS = [
  '/',
  '/user/a.b/assessments',
  '/kiosk/st.mary',
  '/intake',
  '/intake/expired-link',
  '/assets/main.12345678.js',
  '/icons/favicon.svg',
  '/legal/privacy.html',
  '/manifest.webmanifest',
];
const MISSING_ASSET = '/assets/missing.00000000.js';

describe('the rules', () => {
  it('allow requests to the API and to the reports, and to nothing else', () => {
    expect(getHeaders(rules, '/')['Content-Security-Policy']).toContain(
      `connect-src 'self' ${API} https://reports.clinic.example;`,
    );
    expect(getHeaders(rules, '/intake')['Content-Security-Policy']).toContain(
      `connect-src 'self' https://api.stripe.com ${API} https://reports.clinic.example;`,
    );
  });

  it('allow images of the named origins alone', () => {
    expect(getHeaders(rules, '/')['Content-Security-Policy']).toContain(
      "img-src 'self' data: https://images.clinic.example;",
    );
    expect(getHeaders(createHostingRules(), '/')['Content-Security-Policy']).toContain(
      "img-src 'self' data: https:;",
    );
  });

  it('have violations reported only if there is an address', () => {
    const address = POLICY_OPTIONS.reportTo;
    for (const path of ['/', '/intake']) {
      const headers = getHeaders(rules, path);
      expect(headers['Reporting-Endpoints']).toBe(`violations="${address}"`);
      expect(headers['Content-Security-Policy']).toContain(
        `; report-uri ${address}; report-to violations`,
      );
      const without = getHeaders(createHostingRules(), path);
      expect(Object.keys(without)).toEqual(
        Object.keys(headers).filter((name) => !name.includes('Report')),
      );
      expect(without['Content-Security-Policy']).not.toContain('report');
    }
  });

  it('enforce Trusted Types, but only have violations reported where the card form is', () => {
    const trustedTypes = "require-trusted-types-for 'script'; trusted-types default dompurify";
    const pages = getHeaders(rules, '/');
    expect(pages['Content-Security-Policy']).toContain(`; ${trustedTypes}; report-uri`);
    expect(pages).not.toHaveProperty('Content-Security-Policy-Report-Only');
    const intake = getHeaders(rules, '/intake');
    expect(intake['Content-Security-Policy']).not.toContain('trusted-types');
    expect(intake['Content-Security-Policy-Report-Only']).toBe(
      `${trustedTypes}; report-uri ${POLICY_OPTIONS.reportTo}; report-to violations`,
    );
  });

  it('allow the inlined style and script by their hashes', () => {
    const { 'script-src': scripts, 'style-src': styles } = getInlinedSources(
      '<style>a</style><script data-x="1">b</script><script type="application/json">c</script><script defer src="/d.js"></script>',
    );
    expect(styles).toEqual(["'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='"]);
    expect(scripts).toEqual(["'sha256-PiPoFgA5WUoziU9lZOGxNIu9egCI1CxKy3PurtWcAJ0='"]);
  });

  it.each([MISSING_ASSET, '/favicon.ico', '/.well-known/gone', '/legal'])(
    'take %s for a file',
    (pathname) => expect(isFilePath(pathname)).toBe(true),
  );

  it.each(['/', '/user/a.b/assessments', '/kiosk/st.mary', '/intake.html/a', '/assetsx'])(
    'take %s for a page',
    (pathname) => expect(isFilePath(pathname)).toBe(false),
  );
});

describe('Cloudflare Pages', () => {
  const file = read('cloudflare-pages/_headers');

  it.each(EXISTING_PATHS)('gives %s its headers', (pathname) => {
    expect(Object.fromEntries(getHeadersForPath(parseHeadersFile(file), pathname))).toEqual(
      toLowerCaseNames(getHeaders(rules, pathname)),
    );
  });

  it('reads the whole file: at most 100 rules, of lines of at most 2,000 characters', () => {
    expect(parseHeadersFile(file).length).toBeLessThanOrEqual(100);
    expect(Math.max(...file.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  it('responds with 404 in folders of files, and with the app elsewhere', () => {
    for (const name of ['assets', 'icons', 'legal', '.well-known'])
      expect(existsSync(path.join(deployment, 'cloudflare-pages', name, '404.html'))).toBe(true);
    expect(existsSync(path.join(deployment, 'cloudflare-pages/404.html'))).toBe(false);
  });
});

describe('Netlify', () => {
  type Parsed = {
    errors: string[];
    headers: { pattern: string; values: HeadersByName }[];
    redirects: { from: string; to: string; status: number }[];
  };
  // SAFETY: the program prints an object of this form.
  const parsed = JSON.parse(
    execFileSync(
      process.execPath,
      [
        path.resolve('__tests__/deploy/support/parse-netlify-files.mjs'),
        path.join(deployment, 'netlify'),
      ],
      { encoding: 'utf8' },
    ),
  ) as Parsed;

  /** As in Netlify's command line tool: the last rule that sets a header counts. */
  const getNetlifyHeaders = (pathname: string): HeadersByName =>
    Object.assign(
      {},
      ...parsed.headers
        .filter(({ pattern }) => new RegExp(pattern, 'iu').test(pathname))
        .map(({ values }) => values),
    ) as HeadersByName;

  it('can parse both files', () => {
    expect(parsed.errors).toEqual([]);
  });

  it.each(EXISTING_PATHS)('gives %s its headers', (pathname) => {
    expect(getNetlifyHeaders(pathname)).toEqual(getHeaders(rules, pathname));
  });

  it('does not let a missing asset be cached', () => {
    expect(getNetlifyHeaders(MISSING_ASSET)['Cache-Control']).toBe('no-cache');
  });

  it('responds with 404 in folders of files, and with the app elsewhere', () => {
    expect(parsed.redirects).toEqual([
      ...['assets', 'icons', 'legal', '.well-known'].map((name) => ({
        from: `/${name}/*`,
        to: '/404.html',
        status: 404,
      })),
      { from: '/*', to: '/index.html', status: 200 },
    ]);
    expect(existsSync(path.join(deployment, 'netlify/404.html'))).toBe(true);
  });
});

describe('CloudFront', () => {
  const sandbox: { handler?: (event: object) => { uri: string } } = {};
  runInNewContext(read('cloudfront/function.js'), sandbox);
  const rewrite = (uri: string) => sandbox.handler?.({ request: { method: 'GET', uri } }).uri;

  it.each([...EXISTING_PATHS, MISSING_ASSET, '/favicon.ico'])(
    'rewrites %s if it is a page',
    (uri) => {
      expect(rewrite(uri)).toBe(isFilePath(uri) ? uri : '/index.html');
    },
  );

  it.each([
    ['pages', '/'],
    ['intake', '/intake'],
  ])('has a response headers policy for %s', (name, pathname) => {
    const headers = getHeaders(rules, pathname);
    // SAFETY: the file is rendered in this form, which the expectations below check.
    const policy = JSON.parse(read(`cloudfront/headers-${name}.json`)) as {
      SecurityHeadersConfig: Record<string, Record<string, unknown>>;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
    };
    expect(policy.SecurityHeadersConfig).toMatchObject({
      ContentSecurityPolicy: { ContentSecurityPolicy: headers['Content-Security-Policy'] },
      ReferrerPolicy: { ReferrerPolicy: 'no-referrer' },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true },
    });
    const { Quantity, Items } = policy.CustomHeadersConfig;
    expect(Quantity).toBe(Items.length);
    const inSettings = Object.keys(policy.SecurityHeadersConfig).length;
    // All but the caching, which the upload sets.
    expect(Items.length + inSettings).toBe(Object.keys(headers).length - 1);
    for (const { Header, Value } of Items) expect(headers[Header]).toBe(Value);
  });

  it('gets the caching with the upload, and the page last', () => {
    const copies = read('cloudfront/upload.sh')
      .split('\n')
      .filter((line) => line.startsWith('aws'));
    expect(copies[0]).toContain('/assets" --cache-control "public, max-age=31536000, immutable"');
    expect(copies.at(-1)).toBe(
      'aws s3 cp "$site/index.html" "s3://$bucket/index.html" --cache-control "no-cache"',
    );
    expect(() =>
      execFileSync('sh', ['-n', path.join(deployment, 'cloudfront/upload.sh')]),
    ).not.toThrow();
  });
});

describe('the site', () => {
  it('has its configuration in the page, compressed too, and no file for developers', () => {
    expect(read('site/index.html')).toContain(`"apiBaseUrl":"${API}"`);
    for (const name of ['index.html.br', 'index.html.gz', 'assets/main.12345678.js.br'])
      expect(existsSync(path.join(deployment, 'site', name))).toBe(true);
    for (const name of ['_headers', 'assets/main.12345678.js.map'])
      expect(existsSync(path.join(deployment, 'site', name))).toBe(false);
  });
});
