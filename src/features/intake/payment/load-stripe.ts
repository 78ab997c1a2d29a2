import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { getLanguage } from '../../../lib/language/language';

/** The URL of the Stripe script and the publishable key, both from the configuration (D1). */
export type StripeSettings = { readonly scriptUrl: string; readonly publishableKey: string };

/** How long the script may take to load, in ms. */
const SCRIPT_TIMEOUT_MS = 10_000;

/** Of the page, as the script's global `Stripe` is: a second form, or a second visit to the step, finds it. */
let scriptPromise: Promise<void> | null = null;
const stripeByAccount = new Map<string, Promise<Stripe>>();

/**
 * Loads the Stripe script, once per page. Rejects if it does not load in time or is not Stripe's; then the next invocation tries
 * again. The URL is configurable, so the script is added here, and Stripe's own loader finds it already present.
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
    const timer = setTimeout(fail, SCRIPT_TIMEOUT_MS);
    function fail() {
      clearTimeout(timer);
      tag.remove();
      reject(new Error('The Stripe script failed to load.'));
    }
    const handleLoad = () => {
      // A captive portal may return its own page instead of the script.
      if ('Stripe' in window) {
        clearTimeout(timer);
        resolve();
      } else fail();
    };
    tag.async = true;
    tag.src = url;
    tag.addEventListener('error', fail);
    tag.addEventListener('load', handleLoad);
    document.head.append(tag);
  });
}

/** The language of Stripe's messages; without one they are in that of the browser. */
function getLocale() {
  const language = getLanguage();
  return language === 'en' ? {} : { locale: language };
}

/** Returns the Stripe instance of a connected account (D9), one per account and page. */
export function getStripe(settings: StripeSettings, account: string): Promise<Stripe> {
  const { scriptUrl, publishableKey } = settings;
  const cached = stripeByAccount.get(account);
  if (cached !== undefined) return cached;
  const stripePromise = loadStripeScript(scriptUrl)
    .then(() => loadStripe(publishableKey, { stripeAccount: account, ...getLocale() }))
    .then((stripe) => {
      if (stripe === null) throw new Error('Stripe failed to initialize.');
      return stripe;
    });
  stripeByAccount.set(account, stripePromise);
  stripePromise.catch(() => stripeByAccount.delete(account));
  return stripePromise;
}
