import type { Stripe, StripeElements } from '@stripe/stripe-js';

/** The provider's own objects: no data, so they lie beside the flow. */
export type StripeHandles = {
  /** Throws before the provider is there. */
  readonly getStripe: () => Stripe;
  readonly setStripe: (stripe: Stripe) => void;
  /** The form on screen, which alone knows the card; throws where there is none. */
  readonly getElements: () => StripeElements;
  readonly setElements: (elements: StripeElements | null) => void;
  /** Whether somebody is looking. */
  readonly isOnScreen: () => boolean;
  readonly setOnScreen: (isOnScreen: boolean) => void;
};

/** An empty desk, with somebody before it. */
export function createStripeHandles(): StripeHandles {
  let stripe: Stripe | null = null;
  let elements: StripeElements | null = null;
  let isOnScreen = true;
  return {
    getStripe: () => requireValue(stripe, 'provider'),
    setStripe: (value) => {
      stripe = value;
    },
    getElements: () => requireValue(elements, 'form'),
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
  if (value === null) throw new Error(`The card ${name} is not there.`);
  return value;
}
