/** Where the stand-in of the card provider is; the address tells what it is. */
export const CARD_PROVIDER_PREFIX = '/sandbox-card-provider/';

/** Its script, as a page loads it. */
export const CARD_PROVIDER_SCRIPT = `${CARD_PROVIDER_PREFIX}stripe.js`;

const withQuery = (path: string, params: Record<string, string>) =>
  `${CARD_PROVIDER_PREFIX}${path}?${new URLSearchParams(params).toString()}`;

/** Whose intent is meant: the key to it, and the account that it was made for. */
export type IntentReference = { readonly clientSecret: string; readonly account: string };

/** The addresses that the script calls. */
export const providerPaths = {
  form: (intent: IntentReference) => withQuery('form', intent),
  status: (intent: IntentReference) => withQuery('setup-intent', intent),
  confirm: `${CARD_PROVIDER_PREFIX}setup-intent/confirm`,
  threeDSecure: `${CARD_PROVIDER_PREFIX}setup-intent/bank`,
  threeDSecurePage: (intent: IntentReference, returnUrl: string) =>
    withQuery('bank', { ...intent, returnUrl }),
  threeDSecureResult: (intent: IntentReference, returnUrl: string, isApproved: boolean) =>
    withQuery('bank-answer', { ...intent, returnUrl, isApproved: String(isApproved) }),
} as const;
