import type { Page } from '@playwright/test';
import { writeConfiguration } from '../../../src/deploy/configuration/configuration-block';

const CONFIGURATION_BLOCK = /(<script id="app-config"[^>]*>)[^<]*(<\/script>)/;

type Headers = Record<string, string>;

/** Serves the page with another configuration and headers, as a deployment would (D1). A string is the block as it is. */
export async function configure(
  page: Page,
  configuration: object | string,
  changeHeaders: (headers: Headers) => Headers = (headers) => headers,
): Promise<void> {
  const write = (html: string) =>
    typeof configuration === 'string'
      ? html.replace(CONFIGURATION_BLOCK, `$1${configuration}$2`)
      : writeConfiguration(html, configuration);
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = write(await response.text());
      return route.fulfill({ response, body, headers: changeHeaders(response.headers()) });
    },
  );
}

/** Changes the headers so that the app may send requests to `origin` besides its own. */
export const withConnectSrc =
  (origin: string) =>
  (headers: Headers): Headers => ({
    ...headers,
    'content-security-policy': (headers['content-security-policy'] ?? '').replace(
      "connect-src 'self'",
      `connect-src 'self' ${origin}`,
    ),
  });

/** Changes the headers so that the browser ignores the inline scripts, as a content blocker does. */
export const withoutInlineScripts = (headers: Headers): Headers => ({
  ...headers,
  'content-security-policy': (headers['content-security-policy'] ?? '').replace(
    /script-src 'self'(?: '[^']+')+/,
    "script-src 'self'",
  ),
});

/** Serves the page as an older browser sees it: no script can be parsed, and container queries are not known. */
export async function imitateOldBrowser(page: Page): Promise<void> {
  await page.route(/\.js$/, (route) => route.fulfill({ body: 'let class;' }));
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _policy, ...headers } = response.headers();
    const body = (await response.text())
      .replaceAll('@supports (container-type:', '@supports (not-known-yet:')
      .replaceAll(/(<script(?! id)[^>]*>)[^]*?(?=<\/script>)/g, '$1let class;');
    await route.fulfill({ response, body, headers });
  });
}
