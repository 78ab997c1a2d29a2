import { use, useEffect } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { cardSetupMachine } from '../../../../machines/card-setup/card-setup.machine';
import { isLoadProblem } from '../../../../machines/card-setup/card-setup.selectors';
import { useApiDispatch } from '../../../api/api-dispatch';
import { useConfiguration } from '../../../lib/configuration/configuration-context';
import { toActorKey, useSharedActor } from '../../../lib/actors/actor-registry';
import { systemClock } from '../../../lib/time/clock';
import { useIntakeInfo } from '../../../state/intake-info-context';
import { getLinkId } from '../../../state/intake-storage';
import { preloadToasts, removeToast, showToast } from '../../../ui/toaster/toaster';
import { createStripeHandles, type StripeHandles } from './stripe-handles';
import { StripeHandlesContext } from './stripe-handles-context';
import { createCardSetupActors } from './card-setup.actors';
import { NOT_LOADED } from './copy';
import { readStoredIntent } from './stored-setup-intent';
import { TOAST_MS } from './toast-ms';

export type CardSetupRef = ActorRefFrom<typeof cardSetupMachine>;

/** The card setup flow; it keeps running while another step is shown, so that returning does not create a second intent. */
export function useCardSetup(): {
  readonly flow: CardSetupRef;
  readonly stripeHandles: StripeHandles;
} {
  const dispatch = useApiDispatch();
  const { stripePublishableKey: publishableKey, stripeJsUrl: scriptUrl } = useConfiguration();
  const { code, access } = useIntakeInfo();
  const linkId = getLinkId(code ?? '');
  const stripeHandles = useStripeHandles(linkId);

  const flow = useSharedActor(toActorKey<CardSetupRef>('card-setup', linkId), () => {
    const settings = { scriptUrl, publishableKey };
    const isConfigured = publishableKey !== '';
    const actors = createCardSetupActors({
      dispatch,
      stripeHandles,
      settings,
      linkId,
      clock: systemClock,
      access,
    });
    const actor = createActor(cardSetupMachine.provide({ actors }), {
      input: { isConfigured, storedIntent: readStoredIntent(linkId) },
    });
    // Subscribes before the actor starts: without a key it emits the event immediately.
    actor.on('FORM_NOT_LOADED', () => {
      console.error('Failed to load Stripe');
      if (stripeHandles.isOnScreen())
        showToast(NOT_LOADED(), { tone: 'error', durationMs: TOAST_MS });
    });
    return actor;
  });

  useEffect(preloadToasts, []);
  useEffect(() => {
    stripeHandles.setOnScreen(true);
    flow.send({ type: 'STEP_SHOWN' });
    return () => {
      stripeHandles.setOnScreen(false);
      if (isLoadProblem(flow.getSnapshot().context.problem)) removeToast();
      flow.send({ type: 'STEP_HIDDEN' });
    };
  }, [flow, stripeHandles]);
  return { flow, stripeHandles };
}

/** Returns the handles of a link, which all visits of the payment step share. */
function useStripeHandles(linkId: string): StripeHandles {
  const handlesByLink = use(StripeHandlesContext);
  if (handlesByLink === null)
    throw new Error('useCardSetup must be used within StripeHandlesProvider.');
  const existing = handlesByLink.get(linkId);
  if (existing !== undefined) return existing;
  const created = createStripeHandles();
  handlesByLink.set(linkId, created);
  return created;
}
