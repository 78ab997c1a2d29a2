import { Elements, PaymentElement, useElements } from '@stripe/react-stripe-js';
import type { StripePaymentElementOptions } from '@stripe/stripe-js';
import { useEffect, useMemo } from 'react';
import { readAppearance, useIsDark } from './appearance';
import type { StripeHandles } from './stripe-handles';
import type { CardSetupRef } from './use-card-setup';

type Props = {
  readonly flow: CardSetupRef;
  readonly stripeHandles: StripeHandles;
  readonly clientSecret: string;
};

/** A card and nothing else: wallets would bring frames and permissions that a card needs none of. */
const options: StripePaymentElementOptions = {
  layout: 'tabs',
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** The provider's own form, drawn by the provider: what is typed there stays with the provider. */
export function CardForm({ flow, stripeHandles, clientSecret }: Props) {
  const isDark = useIsDark();
  const appearance = useMemo(() => readAppearance(isDark), [isDark]);
  return (
    <Elements
      stripe={stripeHandles.getStripe()}
      options={{ clientSecret, appearance, locale: 'en', loader: 'never' }}
    >
      <RegisterElements flow={flow} stripeHandles={stripeHandles} />
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

/** Lays the form that is on screen on the desk, for as long as it is there. */
function RegisterElements({ flow, stripeHandles }: Pick<Props, 'flow' | 'stripeHandles'>) {
  const elements = useElements();
  useEffect(() => {
    stripeHandles.setElements(elements);
    return () => {
      stripeHandles.setElements(null);
      flow.send({ type: 'FORM_UNMOUNTED' });
    };
  }, [flow, stripeHandles, elements]);
  return null;
}
