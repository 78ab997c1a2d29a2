import { CARD_PROVIDER_SCRIPT } from './provider-paths';

/** What a deployment of the sandbox sets in the page's data block (D1): its own card provider, and a key for it. */
export const SANDBOX_CONFIGURATION = {
  stripePublishableKey: 'pk_test_sandbox',
  stripeJsUrl: CARD_PROVIDER_SCRIPT,
} as const;

const BLOCK = /(<script id="app-config" type="application\/json">)[^<]*(<\/script>)/;

/** Rewrites the data block of a page, as deployments do; a page without one stays as it is. */
export function withSandboxConfiguration(page: string): string {
  return page.replace(BLOCK, `$1${JSON.stringify(SANDBOX_CONFIGURATION)}$2`);
}
