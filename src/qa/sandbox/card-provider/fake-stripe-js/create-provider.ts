import type { CardBehaviour } from '../../world/card-intents';
import { providerPaths, type IntentReference } from '../provider-paths';
import { getProviderTexts } from '../provider-texts';
import type { WireError, WireIntent, WireResult } from '../provider.types';
import { showThreeDSecureDialog } from './three-d-secure-dialog';
import { createElements, getMountedElement, type ElementsGroup } from './elements';
import { providerClient } from './provider-client';

type ConfirmOptions = {
  readonly elements: ElementsGroup;
  readonly confirmParams?: { readonly return_url?: string };
  readonly redirect?: 'always' | 'if_required';
};

const connectionError: WireError = {
  type: 'api_connection_error',
  message: 'The card provider could not be reached.',
};

/** Converts an intent to a result; an intent with a declined card becomes an error with the reason. */
function toResult(intent: WireIntent): WireResult {
  const lastError = intent.last_setup_error;
  if (lastError === null || intent.status !== 'requires_payment_method')
    return { setupIntent: intent };
  return { error: { type: 'card_error', message: lastError.message, setup_intent: intent } };
}

/** Runs 3-D Secure if the intent requires it, in a dialog or on a separate page. */
async function handleNextAction(
  intent: WireIntent,
  behaviour: CardBehaviour,
  reference: IntentReference,
  returnUrl: string,
  locale: string,
) {
  if (intent.status !== 'requires_action') return toResult(intent);
  if (behaviour === 'asks for 3-D Secure in a dialog') {
    const result = await providerClient.completeThreeDSecure(
      reference,
      await showThreeDSecureDialog(getProviderTexts(locale)),
    );
    return result.error === undefined ? toResult(result.setupIntent) : result;
  }
  window.location.assign(providerPaths.threeDSecurePage(reference, returnUrl, locale));
  // The browser leaves the page, so the promise never settles.
  return new Promise<never>(() => undefined);
}

async function confirmSetup(account: string, { elements, confirmParams }: ConfirmOptions) {
  const returnUrl = confirmParams?.return_url;
  if (returnUrl === undefined)
    throw new Error('IntegrationError: confirmSetup needs a return_url.');
  const { behaviour, problems } = getMountedElement(elements).submit();
  if (behaviour === null) {
    const [message = ''] = Object.values(problems);
    return { error: { type: 'validation_error', message } } satisfies WireResult;
  }
  const reference = { clientSecret: elements.clientSecret, account };
  const result = await providerClient.confirm(reference, behaviour);
  if (behaviour === 'is saved, but the response is lost') throw new Error('The response was lost.');
  return result.error === undefined
    ? handleNextAction(result.setupIntent, behaviour, reference, returnUrl, elements.locale)
    : result;
}

function notImplemented(name: string) {
  return () => Promise.reject(new Error(`The fake card provider has no ${name}.`));
}

/** `Stripe(key, {stripeAccount})` of the fake: only what saving a card needs. */
export function createProvider(key: string, { stripeAccount = '' } = {}) {
  if (!key.startsWith('pk_'))
    throw new Error('IntegrationError: a publishable key must start with pk_.');
  return {
    elements: (options = {}) => createElements(stripeAccount, options),
    confirmSetup: (options: ConfirmOptions) => confirmSetup(stripeAccount, options),
    retrieveSetupIntent: (clientSecret: string): Promise<WireResult> =>
      providerClient
        .readStatus({ clientSecret, account: stripeAccount })
        .catch(() => ({ error: connectionError })),
    // The provider's own packages recognise a Stripe object by these methods.
    createToken: notImplemented('createToken'),
    createPaymentMethod: notImplemented('createPaymentMethod'),
    confirmCardPayment: notImplemented('confirmCardPayment'),
  };
}
