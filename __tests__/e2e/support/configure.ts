import type { Page } from '@playwright/test';

const CONFIGURATION_BLOCK = /(<script id="app-config"[^>]*>)[^<]*(<\/script>)/;

type Headers = Record<string, string>;

/** Serves the page with another configuration block and headers, as a deployment would (D1). A string is inserted as is. */
export async function configure(
  page: Page,
  configuration: object | string,
  changeHeaders: (headers: Headers) => Headers = (headers) => headers,
): Promise<void> {
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(CONFIGURATION_BLOCK, `$1${text}$2`);
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
