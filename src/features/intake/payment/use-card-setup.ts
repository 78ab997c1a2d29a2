import { useEffect } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { cardSetupMachine } from '../../../../machines/card-setup/card-setup.machine';
import { useApiDispatch } from '../../../api/api-dispatch';
import { useConfiguration } from '../../../lib/configuration/configuration-context';
import { useKeptActor } from '../../../lib/kept-actors';
import { useIntakeSetting } from '../../../state/intake-context';
import { showToast } from '../../../ui/toaster/toaster';
import { createCardDesk, type CardDesk } from './card-desk';
import { createCardSetupActors } from './card-setup.actors';
import { LOG_NOT_LOADED, NOT_LOADED, TOAST_MS } from './copy';
import { markOf, readKeptIntent } from './kept-intent';

export type CardSetupRef = ActorRefFrom<typeof cardSetupMachine>;

const desks = new WeakMap<CardSetupRef, CardDesk>();

/** The flow of saving a card; it goes on while other steps are on screen, so that coming back asks for no second intent. */
export function useCardSetup(): { readonly flow: CardSetupRef; readonly desk: CardDesk } {
  const dispatch = useApiDispatch();
  const { stripePublishableKey: publishableKey, stripeJsUrl: scriptUrl } = useConfiguration();
  const { code } = useIntakeSetting();
  const mark = markOf(code ?? '');

  const flow = useKeptActor<CardSetupRef>(`card-setup ${mark}`, () => {
    const settings = { scriptUrl, publishableKey };
    const isConfigured = publishableKey !== '';
    const desk = createCardDesk();
    const actors = createCardSetupActors({ dispatch, desk, settings, mark });
    const actor = createActor(cardSetupMachine.provide({ actors }), {
      input: { isConfigured, keptIntent: readKeptIntent(mark) },
    });
    // From the start on: without a key, the first thing there is to tell is told at once.
    actor.on('FORM_NOT_LOADED', () => {
      console.error(LOG_NOT_LOADED);
      if (desk.isOnScreen()) showToast(NOT_LOADED, { tone: 'error', durationMs: TOAST_MS });
    });
    desks.set(actor, desk);
    return actor;
  });

  const desk = desks.get(flow);
  if (desk === undefined) throw new Error('Every card setup has a desk.');
  useEffect(() => {
    desk.setOnScreen(true);
    return () => desk.setOnScreen(false);
  }, [desk]);
  return { flow, desk };
}
