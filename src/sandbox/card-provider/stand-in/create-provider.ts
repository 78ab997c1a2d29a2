import type { CardDeed } from '../../world/card-intents';
import { providerPaths, type Asked } from '../provider-paths';
import type { WireError, WireIntent, WireResult } from '../provider.types';
import { askBank } from './bank-dialog';
import { createElements, mountedElementOf, type ElementsGroup } from './elements';
import { providerClient } from './provider-client';

type ConfirmOptions = {
  readonly elements: ElementsGroup;
  readonly confirmParams?: { readonly return_url?: string };
  readonly redirect?: 'always' | 'if_required';
};

const noConnection: WireError = {
  type: 'api_connection_error',
  message: 'The card provider could not be reached.',
};

/** An intent whose card was refused comes back as an error with the reason. */
function toResult(intent: WireIntent): WireResult {
  const refusal = intent.last_setup_error;
  if (refusal === null || intent.status !== 'requires_payment_method')
    return { setupIntent: intent };
  return { error: { type: 'card_error', message: refusal.message, setup_intent: intent } };
}

/** What follows the sending of a card: its bank may ask, here or on a page of its own. */
async function follow(intent: WireIntent, deed: CardDeed, asked: Asked, returnUrl: string) {
  if (intent.status !== 'requires_action') return toResult(intent);
  if (deed === 'asks the bank here') {
    const answered = await providerClient.answerBank(asked, await askBank());
    return answered.error === undefined ? toResult(answered.setupIntent) : answered;
  }
  window.location.assign(providerPaths.bankPage(asked, returnUrl));
  // The page is left: nobody is there to hear of an end.
  return new Promise<never>(() => undefined);
}

async function confirm(account: string, { elements, confirmParams }: ConfirmOptions) {
  const returnUrl = confirmParams?.return_url;
  if (returnUrl === undefined)
    throw new Error('IntegrationError: confirmSetup needs a return_url.');
  const { deed, problems } = mountedElementOf(elements).submit();
  if (deed === null) {
    const [message = ''] = Object.values(problems);
    return { error: { type: 'validation_error', message } } satisfies WireResult;
  }
  const asked = { clientSecret: elements.clientSecret, account };
  const sent = await providerClient.confirm(asked, deed);
  if (deed === 'is saved, and its answer is lost') throw new Error('The answer was lost.');
  return sent.error === undefined ? follow(sent.setupIntent, deed, asked, returnUrl) : sent;
}

function notHere(name: string) {
  return () => Promise.reject(new Error(`The stand-in has no ${name}.`));
}

/** `Stripe(key, {stripeAccount})` of the stand-in: as much of the provider as saving a card needs. */
export function createProvider(key: string, { stripeAccount = '' } = {}) {
  if (!key.startsWith('pk_'))
    throw new Error('IntegrationError: this is no publishable key; one begins with pk_.');
  return {
    elements: (options = {}) => createElements(stripeAccount, options),
    confirmSetup: (options: ConfirmOptions) => confirm(stripeAccount, options),
    retrieveSetupIntent: (clientSecret: string): Promise<WireResult> =>
      providerClient
        .readStatus({ clientSecret, account: stripeAccount })
        .catch(() => ({ error: noConnection })),
    // What the provider's own wrappers know it by.
    createToken: notHere('createToken'),
    createPaymentMethod: notHere('createPaymentMethod'),
    confirmCardPayment: notHere('confirmCardPayment'),
  };
}
