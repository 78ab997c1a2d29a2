import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { assessmentsUrl, expectScreen } from './support/screens';
import { distFolder, expect, test } from './support/test';

const assessmentPath = assessmentsUrl('ada');

/** The sources with which a policy allows the inline code that `pattern` finds. */
function hashInline(html: string, pattern: RegExp): string {
  const codes = [...html.matchAll(pattern)].map(([, code = '']) => code);
  if (codes.length === 0) throw new Error(`The page has no ${pattern}.`);
  return codes
    .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    .join(' ');
}

test('the page is served with its security headers and is revalidated', async ({ request }) => {
  const response = await request.get(assessmentPath, { headers: { accept: 'text/html' } });
  const headers = response.headers();
  const policy = (headers['content-security-policy'] ?? '').split('; ').sort();
  const html = await response.text();
  expect(policy).toEqual(
    [
      "default-src 'none'",
      `script-src 'self' ${hashInline(html, /<script(?! id| defer)[^>]*>(.+?)<\/script>/gs)}`,
      `style-src 'self' ${hashInline(html, /<style>(.+?)<\/style>/gs)}`,
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
    ].sort(),
  );
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cache-control': 'no-cache',
  });
  expect(headers['strict-transport-security']).toMatch(/max-age=\d{7,}/);
  expect(headers['permissions-policy']).toMatch(/camera=\(\)/);
});

test('§8 payment: the intake at the end of a magic link has the policy that its card form needs', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/401 \(Unauthorized\)/);
  const intakeDocument = page.waitForResponse(
    (response) =>
      response.request().resourceType() === 'document' &&
      new URL(response.url()).pathname === '/intake',
  );
  await page.goto('/magic-link?code=magic-ada&next=/intake');
  const headers = await (await intakeDocument).allHeaders();
  expect(headers['content-security-policy']).toMatch(
    /script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com(?: 'sha256-[^ ]+'){2};/,
  );
});

test('hashed assets are compressed and immutable, and missing ones return 404', async ({
  page,
  request,
}) => {
  const misconfigured: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/assets\/.*\.(?:js|css)$/.test(pathname)) return;
    const { 'content-encoding': encoding, 'cache-control': caching } = response.headers();
    const isOptimal = encoding === 'br' && caching?.includes('immutable');
    // Small files are not compressed, because that would not save anything.
    if (!isOptimal && encoding !== undefined)
      misconfigured.push(`${pathname} ${encoding} ${caching ?? ''}`);
  });
  await page.goto(assessmentPath);
  await expectScreen(page, 'PHQ-9');
  expect(misconfigured).toEqual([]);
  const missingAsset = await request.get('/assets/main.00000000.js');
  expect(missingAsset.status()).toBe(404);
  expect(missingAsset.headers()['cache-control']).toBe('no-store');
});

test('a script or style sheet with a brotli file also has a gzip file', () => {
  const names = readdirSync(path.join(distFolder, 'assets'));
  const compressible = names.filter((name) => /\.(?:js|css)$/.test(name));
  const missing = compressible.filter(
    (name) => names.includes(`${name}.br`) !== names.includes(`${name}.gz`),
  );
  expect(missing).toEqual([]);
  expect(names.filter((name) => name.endsWith('.br')).length).toBeGreaterThan(5);
});

test('every file that the page references exists', async ({ page, request }) => {
  await page.goto(assessmentPath);
  const referencedUrls = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('link[href], script[src]')].map(
      (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
    ),
  );
  expect(referencedUrls.length).toBeGreaterThan(3);
  for (const url of referencedUrls) expect((await request.get(url)).status(), url).toBe(200);
});

test('no text becomes HTML or a script unless the policy of the page accepts it', async ({
  page,
  pageErrors,
}) => {
  pageErrors.allow(/TrustedHTML|TrustedScript/);
  await page.goto(assessmentPath);
  await expectScreen(page, 'PHQ-9');
  const refused = await page.evaluate(() => {
    const script = document.createElement('script');
    const attempts: Readonly<Record<string, () => void>> = {
      markup: () => (document.createElement('p').innerHTML = '<b>text</b>'),
      document: () => new DOMParser().parseFromString('<p>text</p>', 'text/html'),
      code: () => (script.text = 'alert(1)'),
      'script of the API': () => (script.src = '/v1/file.js'),
      handler: () => document.body.setAttribute('onclick', 'alert(1)'),
      'entity, which is accepted': () => (document.createElement('p').innerHTML = '&amp;'),
    };
    return Object.keys(attempts).filter((name) => {
      try {
        attempts[name]?.();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
  });
  expect(refused).toEqual(['markup', 'document', 'code', 'script of the API', 'handler']);
});

test('the app cannot be shown in a frame', async ({ page, pageErrors }) => {
  pageErrors.allow(/frame-ancestors|Refused to frame|Framing/);
  await page.route('**/frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${assessmentPath}"></iframe>` }),
  );
  await page.goto('/frame.html');
  await expect(page.frameLocator('iframe').getByText('PHQ-9')).toHaveCount(0);
});

for (const legal of ['/legal/privacy.html', '/legal/terms.html', '/legal/privacy.es.html'])
  test(`D9: ${legal} is a static page of the build`, async ({ request }) => {
    const response = await request.get(legal, { headers: { accept: 'text/html' } });
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain('id="root"');
  });

test('search engines are told to leave, and the security contact counts for a year', async ({
  request,
}) => {
  const page = await request.get(assessmentPath, { headers: { accept: 'text/html' } });
  expect(page.headers()['x-robots-tag']).toBe('noindex');
  expect(await (await request.get('/robots.txt')).text()).toMatch(
    /^User-agent: \*\nDisallow: \/$/m,
  );

  const contact = await request.get('/.well-known/security.txt');
  expect(contact.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = new Map(
    [...(await contact.text()).matchAll(/^(\w[\w-]*): (.+)$/gm)].map(([, name, value]) => [
      name,
      value,
    ]),
  );
  expect(fields.get('Contact')).toMatch(/^(?:mailto|https|tel):/);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(1);
  expect(days).toBeLessThan(367);
});

test('the build comes with a list of its packages and with their licences', async ({ request }) => {
  // Of the app, the first view, the flows, a step of the intake, and the font.
  const packages = [
    'react',
    'preact',
    'xstate',
    '@stripe/stripe-js',
    '@fontsource-variable/figtree',
  ];
  const bill = (await (await request.get('/bom.json')).json()) as {
    readonly bomFormat: string;
    readonly components: readonly {
      readonly name: string;
      readonly purl: string;
      readonly hashes: readonly { readonly alg: string; readonly content: string }[];
    }[];
  };
  expect(bill.bomFormat).toBe('CycloneDX');
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(packages));
  expect(names).not.toContain('webpack');
  for (const { purl, hashes } of bill.components) {
    expect(purl).toMatch(/^pkg:npm\/(?:%40[\w-]+\/)?[\w.-]+@\d+\.\d+\.\d+/);
    const listed = hashes.map(({ alg, content }) => `${alg} ${content}`);
    expect(listed.join()).toMatch(/^SHA-512 [\da-f]{128}$/);
  }

  const notices = await (await request.get('/licenses.txt')).text();
  const listed = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S*: \S+/gm)].map(([, name]) => name);
  expect(listed).toEqual(names);
});
