import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSelector as useStoreSelector, useStore } from 'react-redux';
import { createActor, type ActorRefFrom } from 'xstate';
import { preferenceSwitchesMachine } from '../../../machines/preference-switches/preference-switches.machine';
import { selectShown } from '../../../machines/preference-switches/preference-switches.selectors';
import type { SwitchChange } from '../../../machines/preference-switches/preference-switches.types';
import { useApiDispatch } from '../../api/api-dispatch';
import type { OptionalComms } from '../../api/preferences.api';
import { useSharedActor } from '../../lib/actors/actor-registry';
import type { WithSession } from '../../state/session.slice';
import { showToast } from '../../ui/toaster/toaster';
import { SAVE_FAILED, TOAST_MS } from './copy';
import { createPreferenceActors } from './preference-switches.actors';

type SwitchesRef = ActorRefFrom<typeof preferenceSwitchesMachine>;

const selectEpoch = ({ session }: WithSession) => session.epoch;

/**
 * What the switches show, and the way to set one; a failed save takes its switch back and says so (§8). What was
 * switched is saved also when the screen is left meanwhile.
 */
export function usePreferenceSwitches(userId: string, comms: OptionalComms) {
  const dispatch = useApiDispatch();
  const store = useStore<WithSession>();
  const epoch = useStoreSelector(selectEpoch);
  const actor = useSharedActor<SwitchesRef>(`preferences ${epoch} ${userId}`, () => {
    const created = createActor(
      preferenceSwitchesMachine.provide({ actors: createPreferenceActors(dispatch, userId) }),
      { input: { saved: comms } },
    );
    created.on('SAVE_FAILED', () =>
      showToast(SAVE_FAILED, { tone: 'error', durationMs: TOAST_MS }),
    );
    // Nothing of one person is sent, or said, once somebody else may be there.
    const unsubscribe = store.subscribe(() => {
      if (selectEpoch(store.getState()) === epoch) return;
      created.stop();
      unsubscribe();
    });
    return created;
  });
  const shown = useSelector(actor, ({ context }) => selectShown(context));

  useEffect(() => {
    const { push, email, sms } = comms;
    actor.send({ type: 'PREFERENCES_LOADED', saved: { push, email, sms } });
  }, [actor, comms]);

  return { shown, change: (change: SwitchChange) => actor.send({ type: 'SWITCHED', change }) };
}
