import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { preferenceSwitchesMachine } from '../../../machines/preference-switches/preference-switches.machine';
import { selectShown } from '../../../machines/preference-switches/preference-switches.selectors';
import type { SwitchChange } from '../../../machines/preference-switches/preference-switches.types';
import { useApiDispatch } from '../../api/api-dispatch';
import type { OptionalComms } from '../../api/preferences.api';
import { showToast } from '../../ui/toaster/toaster';
import { SAVE_FAILED, TOAST_MS } from './copy';
import { createPreferenceActors } from './preference-switches.actors';

/** What the switches show, and the way to set one; a failed save takes its switches back and says so (§8). */
export function usePreferenceSwitches(userId: string, comms: OptionalComms) {
  const dispatch = useApiDispatch();
  const [machine] = useState(() =>
    preferenceSwitchesMachine.provide({ actors: createPreferenceActors(dispatch, userId) }),
  );
  const actor = useActorRef(machine, { input: { saved: comms } });
  const shown = useSelector(actor, ({ context }) => selectShown(context));

  useEffect(() => {
    const subscription = actor.on('SAVE_FAILED', () =>
      showToast(SAVE_FAILED, { tone: 'error', durationMs: TOAST_MS }),
    );
    return () => subscription.unsubscribe();
  }, [actor]);

  useEffect(() => {
    const { push, email, sms } = comms;
    actor.send({ type: 'FACTS_CHANGED', saved: { push, email, sms } });
  }, [actor, comms]);

  return { shown, change: (change: SwitchChange) => actor.send({ type: 'SWITCHED', change }) };
}
