import { CARD_PROVIDER_SCRIPT } from './provider-paths';

/** The app's configuration in the sandbox (D1): the fake card provider, and a key for it. */
export const SANDBOX_CONFIGURATION = {
  stripePublishableKey: 'pk_test_sandbox',
  stripeJsUrl: CARD_PROVIDER_SCRIPT,
} as const;

const BLOCK = /(<script id="app-config" type="application\/json">)[^<]*(<\/script>)/;

/** Writes the sandbox's configuration into a page's data block, as a deployment does; a page without one is unchanged. */
export function withSandboxConfiguration(page: string): string {
  return page.replace(BLOCK, `$1${JSON.stringify(SANDBOX_CONFIGURATION)}$2`);
}
