import type { Stripe, StripeElements } from '@stripe/stripe-js';

/** The provider's own objects: no data, so they lie beside the flow. */
export type CardDesk = {
  /** Throws before the provider is there. */
  readonly provider: () => Stripe;
  readonly setProvider: (provider: Stripe) => void;
  /** The form on screen, which alone knows the card; throws where there is none. */
  readonly form: () => StripeElements;
  readonly setForm: (form: StripeElements | null) => void;
  /** Whether somebody is looking. */
  readonly isOnScreen: () => boolean;
  readonly setOnScreen: (isOnScreen: boolean) => void;
};

/** An empty desk, with somebody before it. */
export function createCardDesk(): CardDesk {
  let provider: Stripe | null = null;
  let form: StripeElements | null = null;
  let isOnScreen = true;
  return {
    provider: () => given(provider, 'provider'),
    setProvider: (one) => {
      provider = one;
    },
    form: () => given(form, 'form'),
    setForm: (one) => {
      form = one;
    },
    isOnScreen: () => isOnScreen,
    setOnScreen: (is) => {
      isOnScreen = is;
    },
  };
}

function given<Thing>(thing: Thing | null, name: string): Thing {
  if (thing === null) throw new Error(`The card ${name} is not there.`);
  return thing;
}
