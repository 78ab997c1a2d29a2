import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** What the card provider adds to the address on the way back from a bank. */
const STRIPE_PARAMS = ['setup_intent', 'setup_intent_client_secret', 'redirect_status'] as const;

/**
 * Takes out of the address what the way back from a bank has added. Nothing of it is needed: what became of the card is
 * read from the provider, by the intent that this tab was left with, and not believed of an address.
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
