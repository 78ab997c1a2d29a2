/** Path prefix of the fake card provider. */
export const CARD_PROVIDER_PREFIX = '/sandbox-card-provider/';

/** Path of its script. */
export const CARD_PROVIDER_SCRIPT = `${CARD_PROVIDER_PREFIX}stripe.js`;

const withQuery = (path: string, params: Record<string, string>) =>
  `${CARD_PROVIDER_PREFIX}${path}?${new URLSearchParams(params).toString()}`;

/** Identifies an intent: its client secret, and the account it was created for. */
export type IntentReference = { readonly clientSecret: string; readonly account: string };

/** Paths that the script requests or opens. */
export const providerPaths = {
  form: (intent: IntentReference) => withQuery('form', intent),
  status: (intent: IntentReference) => withQuery('setup-intent', intent),
  confirm: `${CARD_PROVIDER_PREFIX}setup-intent/confirm`,
  threeDSecure: `${CARD_PROVIDER_PREFIX}setup-intent/bank`,
  threeDSecurePage: (intent: IntentReference, returnUrl: string, locale: string) =>
    withQuery('bank', { ...intent, returnUrl, locale }),
  threeDSecureResult: (intent: IntentReference, returnUrl: string, isApproved: boolean) =>
    withQuery('bank-answer', { ...intent, returnUrl, isApproved: String(isApproved) }),
} as const;
