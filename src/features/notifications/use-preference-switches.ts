import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useSelector as useStoreSelector, useStore } from 'react-redux';
import { createActor, type ActorRefFrom } from 'xstate';
import { preferenceSwitchesMachine } from '../../../machines/preference-switches/preference-switches.machine';
import {
  selectArePaused,
  selectIsShown,
  selectNotes,
  selectShown,
} from '../../../machines/preference-switches/preference-switches.selectors';
import {
  CHANNELS,
  type Channel,
  type Preferences,
  type SwitchChange,
  type SwitchConditions,
} from '../../../machines/preference-switches/preference-switches.types';
import { useApiDispatch } from '../../api/api-dispatch';
import type { OptionalComms } from '../../api/preferences.api';
import { toActorKey, useSharedActor } from '../../lib/actors/actor-registry';
import { useOnVisible } from '../../lib/browser/use-on-visible';
import type { WithSession } from '../../state/session.slice';
import { preloadToasts, showToast } from '../../ui/toaster/toaster';
import type { NotedChannel } from './channel-notes';
import { SAVE_FAILED } from './copy';
import { createPreferenceActors, createUpdateNotifier } from './preference-switches.actors';
import { openPreferenceTabs } from './preference-tabs';
import { TOAST_MS } from './toast-ms';

type SwitchesRef = ActorRefFrom<typeof preferenceSwitchesMachine>;

const selectEpoch = ({ session }: WithSession) => session.epoch;

/** The switches on screen. */
export type PreferenceSwitches = {
  /** The positions of the switches. */
  readonly shown: Preferences;
  readonly notes: readonly NotedChannel[];
  readonly isSubscribed: (channel: Channel) => boolean;
  /** True if no channel can bring a message. */
  readonly arePaused: boolean;
  readonly isShown: (messageType: string) => boolean;
  readonly canChange: (change: SwitchChange) => boolean;
  readonly change: (change: SwitchChange) => void;
  /** Reads the preferences again: something else on the page has changed them. */
  readonly reload: () => void;
};

/**
 * The switches and a function to change one; a failed save restores the switch and shows a toast (§8). A change is saved even
 * if the user leaves the screen. `isOutdated`: the preferences were loaded for an earlier visit. They are read again then, and
 * whenever the page becomes visible: a save sends all of them, and would undo a change made in another tab or on another device.
 */
export function usePreferenceSwitches(
  userId: string,
  comms: OptionalComms,
  conditions: SwitchConditions,
  isOutdated: boolean,
): PreferenceSwitches {
  const dispatch = useApiDispatch();
  const store = useStore<WithSession>();
  const epoch = useStoreSelector(selectEpoch);
  const actor = useSharedActor(
    toActorKey<SwitchesRef>('preferences', String(epoch), userId),
    () => {
      const isCurrent = () => selectEpoch(store.getState()) === epoch;
      const notifyUpdate = createUpdateNotifier(dispatch, userId, isCurrent);
      const tabs = openPreferenceTabs(userId);
      const created = createActor(
        preferenceSwitchesMachine.provide({
          actors: createPreferenceActors(dispatch, userId, tabs, notifyUpdate),
        }),
        { input: { saved: comms, conditions } },
      );
      tabs.connect(created);
      const showFailure = () => showToast(SAVE_FAILED(), { tone: 'error', durationMs: TOAST_MS });
      created.on('SAVE_FAILED', showFailure);
      created.on('SAVE_CONFIRMED', notifyUpdate);
      askBeforeClosing(created);
      // After a sign-out or a change of user, nothing of the previous user is sent or shown.
      const unsubscribe = store.subscribe(() => {
        if (isCurrent()) return;
        if (created.getSnapshot().hasTag('unsaved')) showFailure();
        created.stop();
        unsubscribe();
      });
      return created;
    },
  );
  const snapshot = useSelector(actor, (current) => current);
  const { context } = snapshot;

  useEffect(preloadToasts, []);
  useEffect(() => {
    if (isOutdated) actor.send({ type: 'RELOAD_REQUESTED' });
  }, [actor, isOutdated]);
  useOnVisible(() => actor.send({ type: 'RELOAD_REQUESTED' }));

  useEffect(() => {
    actor.send({ type: 'CONDITIONS_CHANGED', conditions });
  }, [actor, conditions]);

  return {
    shown: selectShown(context),
    notes: CHANNELS.map((channel) => ({ channel, notes: selectNotes(context, channel) })),
    isSubscribed: (channel) => channel === 'push' || context.conditions.isSubscribed[channel],
    arePaused: selectArePaused(context),
    isShown: (messageType) => selectIsShown(context, messageType),
    canChange: (change) => snapshot.can({ type: 'SWITCHED', change }),
    change: (change) => actor.send({ type: 'SWITCHED', change }),
    reload: () => actor.send({ type: 'RELOAD_REQUESTED' }),
  };
}

const preventClosing = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the browser's tab is closed while a change is not saved: on every page, because the save runs on (D9). */
function askBeforeClosing(switches: SwitchesRef): void {
  const stopAsking = () => window.removeEventListener('beforeunload', preventClosing);
  switches.subscribe({
    next: (snapshot) => {
      if (snapshot.hasTag('unsaved')) window.addEventListener('beforeunload', preventClosing);
      else stopAsking();
    },
    complete: stopAsking,
  });
}
