import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo } from 'react';
import { useLanguage } from '../../../lib/language/use-language';
import { readAppearance, useIsDark } from './appearance';
import type { StripeHandles } from './stripe-handles';
import type { CardSetupRef } from './use-card-setup';

type Props = {
  readonly flow: CardSetupRef;
  readonly stripeHandles: StripeHandles;
  readonly clientSecret: string;
};

/** In ms. If Stripe's frame hangs, Stripe reports neither that the form is ready nor that it failed. */
const FORM_TIMEOUT_MS = 30_000;

/** Cards only: wallets need extra iframes and permissions. */
const options: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** The Stripe form, rendered in Stripe's iframes; the card data never reaches our code. */
export function CardForm({ flow, stripeHandles, clientSecret }: Props) {
  const isDark = useIsDark();
  const locale = useLanguage();
  useEffect(() => {
    // Ignored unless the flow is still waiting for the form.
    const timer = setTimeout(() => flow.send({ type: 'FORM_FAILED' }), FORM_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [flow]);
  const appearance = useMemo(() => readAppearance(isDark), [isDark]);
  return (
    <Elements
      stripe={stripeHandles.getStripe()}
      options={{ clientSecret, appearance, locale, loader: 'never' }}
    >
      <RegisterElements stripeHandles={stripeHandles} />
      <PaymentElement
        options={options}
        onReady={() => flow.send({ type: 'FORM_READY' })}
        onLoadError={() => flow.send({ type: 'FORM_FAILED' })}
        onChange={({ complete }) => {
          if (complete) flow.send({ type: 'CARD_COMPLETED' });
        }}
      />
    </Elements>
  );
}

/** Registers the mounted form in `stripeHandles` and removes it on unmount. */
function RegisterElements({ stripeHandles }: Pick<Props, 'stripeHandles'>) {
  const elements = useElements();
  useEffect(() => {
    stripeHandles.setElements(elements);
    return () => stripeHandles.setElements(null);
  }, [stripeHandles, elements]);
  return null;
}
