import { useEffect } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { cardSetupMachine } from '../../../../machines/card-setup/card-setup.machine';
import { useApiDispatch } from '../../../api/api-dispatch';
import { useConfiguration } from '../../../lib/configuration/configuration-context';
import { useSharedActor } from '../../../lib/actors/actor-registry';
import { useIntakeInfo } from '../../../state/intake-context';
import { showToast } from '../../../ui/toaster/toaster';
import { createStripeHandles, type StripeHandles } from './stripe-handles';
import { createCardSetupActors } from './card-setup.actors';
import { LOG_NOT_LOADED, NOT_LOADED, TOAST_MS } from './copy';
import { hashLinkCode, readStoredIntent } from './stored-setup-intent';

export type CardSetupRef = ActorRefFrom<typeof cardSetupMachine>;

const handlesByActor = new WeakMap<CardSetupRef, StripeHandles>();

/** The flow of saving a card; it goes on while other steps are on screen, so that coming back asks for no second intent. */
export function useCardSetup(): {
  readonly flow: CardSetupRef;
  readonly stripeHandles: StripeHandles;
} {
  const dispatch = useApiDispatch();
  const { stripePublishableKey: publishableKey, stripeJsUrl: scriptUrl } = useConfiguration();
  const { code } = useIntakeInfo();
  const linkHash = hashLinkCode(code ?? '');

  const flow = useSharedActor<CardSetupRef>(`card-setup ${linkHash}`, () => {
    const settings = { scriptUrl, publishableKey };
    const isConfigured = publishableKey !== '';
    const stripeHandles = createStripeHandles();
    const actors = createCardSetupActors({
      dispatch,
      stripeHandles,
      settings,
      linkHash,
    });
    const actor = createActor(cardSetupMachine.provide({ actors }), {
      input: { isConfigured, storedIntent: readStoredIntent(linkHash) },
    });
    // From the start on: without a key, the first thing there is to tell is told at once.
    actor.on('FORM_NOT_LOADED', () => {
      console.error(LOG_NOT_LOADED);
      if (stripeHandles.isOnScreen())
        showToast(NOT_LOADED, { tone: 'error', durationMs: TOAST_MS });
    });
    handlesByActor.set(actor, stripeHandles);
    return actor;
  });

  const stripeHandles = handlesByActor.get(flow);
  if (stripeHandles === undefined) throw new Error('Every card setup has a desk.');
  useEffect(() => {
    stripeHandles.setOnScreen(true);
    return () => stripeHandles.setOnScreen(false);
  }, [stripeHandles]);
  return { flow, stripeHandles };
}
