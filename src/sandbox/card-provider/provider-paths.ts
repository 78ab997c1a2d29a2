/** Where the stand-in of the card provider is; the address tells what it is. */
export const CARD_PROVIDER_PREFIX = '/sandbox-card-provider/';

/** Its script, as a page loads it. */
export const CARD_PROVIDER_SCRIPT = `${CARD_PROVIDER_PREFIX}stripe.js`;

const query = (path: string, asked: Record<string, string>) =>
  `${CARD_PROVIDER_PREFIX}${path}?${new URLSearchParams(asked).toString()}`;

/** Whose intent is meant: the key to it, and the account that it was made for. */
export type Asked = { readonly clientSecret: string; readonly account: string };

/** The addresses that the script calls. */
export const providerPaths = {
  form: (asked: Asked) => query('form', asked),
  status: (asked: Asked) => query('setup-intent', asked),
  confirm: `${CARD_PROVIDER_PREFIX}setup-intent/confirm`,
  bank: `${CARD_PROVIDER_PREFIX}setup-intent/bank`,
  bankPage: (asked: Asked, returnUrl: string) => query('bank', { ...asked, returnUrl }),
  bankAnswer: (asked: Asked, returnUrl: string, isApproved: boolean) =>
    query('bank-answer', { ...asked, returnUrl, isApproved: String(isApproved) }),
} as const;
