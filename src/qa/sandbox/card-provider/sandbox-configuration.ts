import { writeConfiguration } from '../../../deploy/configuration/configuration-block';
import { CARD_PROVIDER_SCRIPT } from './provider-paths';

/** The app's configuration in the sandbox (D1): the fake card provider, and a key for it. */
export const SANDBOX_CONFIGURATION = {
  stripePublishableKey: 'pk_test_sandbox',
  stripeJsUrl: CARD_PROVIDER_SCRIPT,
} as const;

/** Writes the sandbox's configuration into a page. */
export const withSandboxConfiguration = (page: string) =>
  writeConfiguration(page, SANDBOX_CONFIGURATION);
