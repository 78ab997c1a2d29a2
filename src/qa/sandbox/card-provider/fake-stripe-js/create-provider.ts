import type { CardBehaviour } from '../../world/card-intents';
import { providerPaths, type IntentReference } from '../provider-paths';
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

/** An intent whose card was refused comes back as an error with the reason. */
function toResult(intent: WireIntent): WireResult {
  const lastError = intent.last_setup_error;
  if (lastError === null || intent.status !== 'requires_payment_method')
    return { setupIntent: intent };
  return { error: { type: 'card_error', message: lastError.message, setup_intent: intent } };
}

/** What follows the sending of a card: its bank may ask, here or on a page of its own. */
async function handleNextAction(
  intent: WireIntent,
  behaviour: CardBehaviour,
  reference: IntentReference,
  returnUrl: string,
) {
  if (intent.status !== 'requires_action') return toResult(intent);
  if (behaviour === 'asks the bank here') {
    const result = await providerClient.completeThreeDSecure(
      reference,
      await showThreeDSecureDialog(),
    );
    return result.error === undefined ? toResult(result.setupIntent) : result;
  }
  window.location.assign(providerPaths.threeDSecurePage(reference, returnUrl));
  // The page is left: nobody is there to hear of an end.
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
  if (behaviour === 'is saved, and its answer is lost') throw new Error('The answer was lost.');
  return result.error === undefined
    ? handleNextAction(result.setupIntent, behaviour, reference, returnUrl)
    : result;
}

function notImplemented(name: string) {
  return () => Promise.reject(new Error(`The stand-in has no ${name}.`));
}

/** `Stripe(key, {stripeAccount})` of the stand-in: as much of the provider as saving a card needs. */
export function createProvider(key: string, { stripeAccount = '' } = {}) {
  if (!key.startsWith('pk_'))
    throw new Error('IntegrationError: this is no publishable key; one begins with pk_.');
  return {
    elements: (options = {}) => createElements(stripeAccount, options),
    confirmSetup: (options: ConfirmOptions) => confirmSetup(stripeAccount, options),
    retrieveSetupIntent: (clientSecret: string): Promise<WireResult> =>
      providerClient
        .readStatus({ clientSecret, account: stripeAccount })
        .catch(() => ({ error: connectionError })),
    // What the provider's own wrappers know it by.
    createToken: notImplemented('createToken'),
    createPaymentMethod: notImplemented('createPaymentMethod'),
    confirmCardPayment: notImplemented('confirmCardPayment'),
  };
}
