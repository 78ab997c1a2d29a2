import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** Where the provider's script comes from, and whose key it is given (D1). */
export type StripeSettings = { readonly scriptUrl: string; readonly publishableKey: string };

let scriptPromise: Promise<void> | null = null;
const stripeByAccount = new Map<string, Promise<Stripe>>();

/**
 * Fetches the provider's script into this page, once; rejects where it does not come, or is not the provider's, and the
 * next call tries again. The address is the deployment's, so the provider's own loader finds the script already there.
 */
export function loadStripeScript(url: string): Promise<void> {
  scriptPromise ??= insertScript(url).catch((error: unknown) => {
    scriptPromise = null;
    throw error;
  });
  return scriptPromise;
}

function insertScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const tag = document.createElement('script');
    const fail = () => {
      tag.remove();
      reject(new Error('The script of the card provider did not load.'));
    };
    tag.async = true;
    tag.src = url;
    tag.addEventListener('error', fail);
    // A page of a guest Wi-Fi may come in the script's place.
    tag.addEventListener('load', () => ('Stripe' in window ? resolve() : fail()));
    document.head.append(tag);
  });
}

/** The provider, speaking for a connected account (D9): one for each account and page. */
export function getStripe(settings: StripeSettings, account: string): Promise<Stripe> {
  const { scriptUrl, publishableKey } = settings;
  const cached = stripeByAccount.get(account);
  if (cached !== undefined) return cached;
  const stripePromise = loadStripeScript(scriptUrl)
    .then(() => loadStripe(publishableKey, { stripeAccount: account }))
    .then((stripe) => {
      if (stripe === null) throw new Error('The card provider did not start.');
      return stripe;
    });
  stripeByAccount.set(account, stripePromise);
  stripePromise.catch(() => stripeByAccount.delete(account));
  return stripePromise;
}
