import type { Page } from '@playwright/test';

const block = /(<script id="app-config"[^>]*>)[^<]*(<\/script>)/;

/** Serves the page with another configuration block, as a deployment would write it (D1); text stands as it is. */
export async function configure(page: Page, configuration: object | string): Promise<void> {
  const text = typeof configuration === 'string' ? configuration : JSON.stringify(configuration);
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text()).replace(block, `$1${text}$2`);
      return route.fulfill({ response, body });
    },
  );
}
