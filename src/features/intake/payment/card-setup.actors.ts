import type { SetupIntent as ProviderIntent } from '@stripe/stripe-js';
import { fromPromise } from 'xstate';
import { toIntent } from '../../../../machines/card-setup/card-setup.selectors';
import type {
  CardResult,
  IntentStatus,
  SetupIntentResponse,
  SetupIntent,
} from '../../../../machines/card-setup/card-setup.types';
import type { ApiDispatch } from '../../../api/api-dispatch';
import { billingApi } from '../../../api/billing.api';
import { runRequest } from '../../../api/run-request';
import type { StripeHandles } from './stripe-handles';
import { clearStoredIntent, storeIntent } from './stored-setup-intent';
import { loadStripeScript, getStripe, type StripeSettings } from './load-stripe';

type Dependencies = {
  readonly dispatch: ApiDispatch;
  readonly stripeHandles: StripeHandles;
  readonly settings: StripeSettings;
  /** Whose visit it is. */
  readonly linkHash: string;
};

/** Where a bank sends back to: the flow finds its step, and the intent's status, by itself. */
const RETURN_PATH = '/intake';

/** Under a method that takes its time, the card is with the provider all the same. */
const isSaved = (intent: Pick<ProviderIntent, 'status'> | undefined) =>
  intent !== undefined && ['succeeded', 'processing'].includes(intent.status);

const { createSetupIntent } = billingApi.endpoints;

/** The ports of saving a card: the clinic opens the door (§7 billing), the provider does the rest. */
export function createCardSetupActors({
  dispatch,
  stripeHandles,
  settings,
  linkHash,
}: Dependencies) {
  // The script is on its way while the clinic prepares the intent; the flow hears of its end when it needs it.
  let preloadedScript =
    settings.publishableKey === '' ? null : loadStripeScript(settings.scriptUrl);
  preloadedScript?.catch(() => undefined);

  return {
    createIntent: fromPromise<SetupIntentResponse>(async ({ signal }) => {
      const request = dispatch(createSetupIntent.initiate(undefined, { track: false }));
      const offered = await runRequest(request, signal);
      const intent = toIntent(offered);
      if (intent !== null) storeIntent(linkHash, intent);
      return offered;
    }),
    loadProvider: fromPromise<unknown, SetupIntent>(
      async ({ input: { stripeConnectAccountId } }) => {
        const script = preloadedScript;
        preloadedScript = null;
        await script;
        stripeHandles.setStripe(await getStripe(settings, stripeConnectAccountId));
      },
    ),
    readIntent: fromPromise<IntentStatus, SetupIntent>(async ({ input: { clientSecret } }) => {
      const { setupIntent, error } = await stripeHandles
        .getStripe()
        .retrieveSetupIntent(clientSecret);
      if (error !== undefined) {
        // An intent that the provider does not know for this account; anything else may be over in a moment.
        if (error.type !== 'invalid_request_error') throw new Error(error.type);
        clearStoredIntent();
        return { status: 'expired' };
      }
      if (!isSaved(setupIntent) && setupIntent.status !== 'canceled')
        return { status: 'open', message: setupIntent.last_setup_error?.message ?? null };
      clearStoredIntent();
      return { status: isSaved(setupIntent) ? 'saved' : 'expired' };
    }),
    confirm: fromPromise<CardResult, SetupIntent>(async () => {
      const result = await stripeHandles.getStripe().confirmSetup({
        elements: stripeHandles.getElements(),
        confirmParams: { return_url: new URL(RETURN_PATH, window.location.origin).href },
        redirect: 'if_required',
      });
      if (isSaved(result.setupIntent ?? result.error.setup_intent)) {
        clearStoredIntent();
        return { status: 'saved' };
      }
      const { type, message = null } = result.error ?? {};
      return { status: 'rejected', message, isField: type === 'validation_error' };
    }),
  };
}
