import type { Stripe, StripeElements } from '@stripe/stripe-js';

/** Stripe's objects; kept outside the machine's context, which holds only data. */
export type StripeHandles = {
  /** Throws until Stripe is loaded. */
  readonly getStripe: () => Stripe;
  readonly setStripe: (stripe: Stripe) => void;
  /** The mounted form, which holds the card data; throws if there is none. */
  readonly getElements: () => StripeElements;
  readonly setElements: (elements: StripeElements | null) => void;
  /** True while the payment step is mounted. */
  readonly isOnScreen: () => boolean;
  readonly setOnScreen: (isOnScreen: boolean) => void;
};

/** Creates handles without Stripe and form, for a mounted step. */
export function createStripeHandles(): StripeHandles {
  let stripe: Stripe | null = null;
  let elements: StripeElements | null = null;
  let isOnScreen = true;
  return {
    getStripe: () => requireValue(stripe, 'Stripe'),
    setStripe: (value) => {
      stripe = value;
    },
    getElements: () => requireValue(elements, 'Elements'),
    setElements: (value) => {
      elements = value;
    },
    isOnScreen: () => isOnScreen,
    setOnScreen: (value) => {
      isOnScreen = value;
    },
  };
}

function requireValue<Value>(value: Value | null, name: string): Value {
  if (value === null) throw new Error(`${name} is not loaded.`);
  return value;
}
