import { useLocation } from 'react-router-dom';
import { useRedirect } from '../../../lib/history/use-redirect';

/** The query parameters that Stripe adds when a bank redirects back. */
const STRIPE_PARAMS = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'] as const;

/**
 * Removes Stripe's query parameters from the URL. They are not trusted: the status of the card is read from Stripe with
 * the stored intent.
 */
export function useStripStripeParams(): void {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const query = new URLSearchParams(search);
  const hasParams = STRIPE_PARAMS.some((name) => query.has(name));
  for (const name of STRIPE_PARAMS) query.delete(name);
  useRedirect(hasParams ? { to: { search: query.toString() }, state } : null);
}
