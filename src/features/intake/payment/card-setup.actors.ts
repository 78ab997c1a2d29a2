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
import { runMutation } from '../../../api/run-request';
import type { Clock } from '../../../lib/time/clock';
import { REQUEST_TIMEOUT_MS } from '../../../lib/time/request-timeout';
import { waitAtMost } from '../../../lib/time/wait-at-most';
import type { IntakeAccess } from '../../../state/intake-info-context';
import type { StripeHandles } from './stripe-handles';
import { removeStoredIntent, storeIntent } from './stored-setup-intent';
import { loadStripeScript, getStripe, type StripeSettings } from './load-stripe';

type Dependencies = {
  readonly dispatch: ApiDispatch;
  readonly stripeHandles: StripeHandles;
  readonly settings: StripeSettings;
  /** The id of the intake's link in storage. */
  readonly linkId: string;
  readonly clock: Clock;
  readonly access: Pick<IntakeAccess, 'mayWrite' | 'send'>;
};

/** The bank redirects here after authentication; the stored progress and intent restore the step. */
const RETURN_PATH = '/intake';

/** `processing` counts as saved: Stripe has the card and completes the setup later. */
const isSaved = (intent: Pick<ProviderIntent, 'status'> | undefined) =>
  intent !== undefined && ['succeeded', 'processing'].includes(intent.status);

const { createSetupIntent } = billingApi.endpoints;

/** Implements the card setup machine's ports: the clinic's API creates the intent (§7 billing), Stripe saves the card. */
export function createCardSetupActors({
  dispatch,
  stripeHandles,
  settings,
  linkId,
  clock,
  access: { mayWrite, send },
}: Dependencies) {
  // Loads the script in parallel with the intent; `loadProvider` handles a failure.
  let preloadedScript =
    settings.publishableKey === '' ? null : loadStripeScript(settings.scriptUrl);
  preloadedScript?.catch(() => undefined);
  /** The confirmation that is under way: resolves to whether it ends in time; null without one. */
  let confirmation: Promise<boolean> | null = null;

  async function readStatus({ clientSecret }: SetupIntent): Promise<IntentStatus> {
    const reading = stripeHandles.getStripe().retrieveSetupIntent(clientSecret);
    // While the status is read, the user can neither save nor skip.
    const result = await waitAtMost(REQUEST_TIMEOUT_MS, reading, null);
    if (result === null) throw new Error('Stripe did not respond in time.');
    const { setupIntent, error } = result;
    if (error !== undefined) {
      // Only this error means that Stripe does not know the intent; any other may be temporary.
      if (error.type !== 'invalid_request_error') throw new Error(error.type);
      if (mayWrite()) removeStoredIntent(linkId);
      return { status: 'expired' };
    }
    // Stays stored until the intake is completed: a reload before that finds the card saved.
    if (isSaved(setupIntent)) return { status: 'saved' };
    if (setupIntent.status !== 'canceled')
      return { status: 'open', message: setupIntent.last_setup_error?.message ?? null };
    if (mayWrite()) removeStoredIntent(linkId);
    return { status: 'expired' };
  }

  return {
    createIntent: fromPromise<SetupIntentResponse>(async ({ signal }) => {
      const response = await send(() =>
        runMutation(dispatch, createSetupIntent, undefined, signal),
      );
      const intent = toIntent(response);
      if (intent !== null && mayWrite()) storeIntent(linkId, intent, clock.now());
      return response;
    }),
    loadProvider: fromPromise<unknown, SetupIntent>(
      async ({ input: { stripeConnectAccountId } }) => {
        const script = preloadedScript;
        preloadedScript = null;
        await script;
        stripeHandles.setStripe(await getStripe(settings, stripeConnectAccountId));
      },
    ),
    readIntent: fromPromise<IntentStatus, SetupIntent>(async ({ input }) => {
      const status = await readStatus(input);
      if (status.status !== 'open' || confirmation === null) return status;
      // The step was left during the confirmation, which goes on: its result is not known before it ends.
      if (!(await confirmation)) throw new Error('Stripe did not respond in time.');
      return readStatus(input);
    }),
    confirm: fromPromise<CardResult, SetupIntent>(async () => {
      const confirming = send(() =>
        stripeHandles.getStripe().confirmSetup({
          elements: stripeHandles.getElements(),
          confirmParams: { return_url: new URL(RETURN_PATH, window.location.origin).href },
          redirect: 'if_required',
        }),
      );
      const ended = confirming.then(
        () => true,
        () => true,
      );
      confirmation = waitAtMost(REQUEST_TIMEOUT_MS, ended, false).finally(() => {
        confirmation = null;
      });
      const result = await confirming;
      if (isSaved(result.setupIntent ?? result.error.setup_intent)) return { status: 'saved' };
      const { type, message = null } = result.error ?? {};
      return { status: 'rejected', message, isField: type === 'validation_error' };
    }),
  };
}
