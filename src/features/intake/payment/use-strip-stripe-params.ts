import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The query parameters that Stripe adds when a bank redirects back. */
const STRIPE_PARAMS = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'] as const;

/**
 * Removes Stripe's query parameters from the URL. They are not trusted: the status of the card is read from Stripe with
 * the stored intent.
 */
export function useStripStripeParams(): void {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  useEffect(() => {
    const query = new URLSearchParams(search);
    if (!STRIPE_PARAMS.some((name) => query.has(name))) return;
    for (const name of STRIPE_PARAMS) query.delete(name);
    void navigate({ search: query.toString() }, { replace: true, state });
  }, [navigate, search, state]);
}
