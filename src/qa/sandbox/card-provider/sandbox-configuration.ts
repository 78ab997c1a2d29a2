import { CARD_PROVIDER_SCRIPT } from './provider-paths';

/** The app's configuration in the sandbox (D1): the fake card provider, and a key for it. */
export const SANDBOX_CONFIGURATION = {
  stripePublishableKey: 'pk_test_sandbox',
  stripeJsUrl: CARD_PROVIDER_SCRIPT,
} as const;

const BLOCK = /(<script id="app-config" type="application\/json">)[^<]*(<\/script>)/;

/** Writes a configuration into a page's data block, as a deployment does; a page without one is unchanged. */
export function withConfiguration(page: string, configuration: object): string {
  const json = JSON.stringify(configuration).replaceAll('<', String.raw`\u003c`);
  return page.replace(BLOCK, (_block, start: string, end: string) => start + json + end);
}

/** Writes the sandbox's configuration into a page. */
export const withSandboxConfiguration = (page: string) =>
  withConfiguration(page, SANDBOX_CONFIGURATION);
