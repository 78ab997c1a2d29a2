import { createContext, useState, type ReactNode } from 'react';
import type { StripeHandles } from './stripe-handles';

/** The Stripe handles of each link, by the hash of its code. */
export const StripeHandlesContext = createContext<Map<string, StripeHandles> | null>(null);

/** Keeps the Stripe handles as long as the card setup actors that use them: render it next to `ActorRegistryProvider`. */
export function StripeHandlesProvider({ children }: { readonly children: ReactNode }) {
  const [handlesByLink] = useState(() => new Map<string, StripeHandles>());
  return <StripeHandlesContext value={handlesByLink}>{children}</StripeHandlesContext>;
}
