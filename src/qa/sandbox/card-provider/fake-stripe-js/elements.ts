import { getProviderTexts } from '../provider-texts';
import { PaymentElement, type Appearance } from './payment-element';

type ElementsOptions = {
  readonly clientSecret?: string;
  readonly appearance?: Appearance;
  readonly locale?: string;
};

const groups = new WeakMap<object, PaymentElement>();

/** A group of elements for one intent; it supports only the payment element. */
export function createElements(
  account: string,
  { clientSecret, appearance = {}, locale = navigator.language }: ElementsOptions,
) {
  if (!clientSecret?.includes('_secret_'))
    throw new Error('IntegrationError: elements need the client secret of a setup intent.');
  let currentAppearance = appearance;
  let payment: PaymentElement | null = null;
  const group = {
    clientSecret,
    locale,
    create: (type: string) => {
      if (type !== 'payment') throw new Error(`The fake card provider has no "${type}" element.`);
      payment = new PaymentElement(
        { clientSecret, account },
        getProviderTexts(group.locale),
        currentAppearance,
      );
      groups.set(group, payment);
      return payment;
    },
    getElement: () => payment,
    update: (options: ElementsOptions) => {
      currentAppearance = options.appearance ?? currentAppearance;
      payment?.setAppearance(currentAppearance);
      if (options.locale === undefined || options.locale === group.locale) return;
      group.locale = options.locale;
      payment?.setTexts(getProviderTexts(group.locale));
    },
    fetchUpdates: () => Promise.resolve({}),
    submit: () => Promise.resolve({}),
    on: () => group,
    off: () => group,
    once: () => group,
  };
  return group;
}

export type ElementsGroup = ReturnType<typeof createElements>;

/** The mounted element of a group; throws if there is none. */
export function getMountedElement(group: ElementsGroup): PaymentElement {
  const element = groups.get(group);
  if (!element?.isMounted)
    throw new Error('IntegrationError: these elements are not mounted, or not ready yet.');
  return element;
}
