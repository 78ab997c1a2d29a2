import { useCallback, useId } from 'react';
import { createActor, type ActorRefFrom } from 'xstate';
import { reminderMachine } from '../../../machines/reminder/reminder.machine';
import type { ReminderInput } from '../../../machines/reminder/reminder.types';
import { useApiDispatch } from '../../api/api-dispatch';
import { observeWrite } from '../../api/observe-write';
import type { Reminder } from '../../api/preferences.api';
import { watchOutcomes } from '../../lib/submission/watch-outcomes';
import {
  toActorKey,
  useDropOnReopen,
  useSharedActor,
  useStopOnLeave,
  type ActorKey,
} from '../../lib/actors/actor-registry';
import { openStoredSubmission } from '../../lib/submission/stored-submission';
import { systemClock } from '../../lib/time/clock';
import { useSession } from '../../state/session-context';
import { showToast } from '../../ui/toaster/toaster';
import { REMINDER_CREATED, REMINDER_DELETED } from './copy';
import { sortDays } from './days';
import { createReminderActors } from './reminder.actors';
import { openReminderTabs } from './reminder-tabs';
import { TOAST_MS } from './toast-ms';

type ReminderRef = ActorRefFrom<typeof reminderMachine>;

/** The flow of a reminder, and the key under which the registry has it. */
export type ReminderFlow = { readonly key: ActorKey<ReminderRef>; readonly actor: ReminderRef };

/**
 * Creates the flow of a new reminder, or of one in the list. It ends with its component, unless a request is running, or the
 * reminder is deleted: then Undo goes on with it. The first `onDeleted` is called even if the component has unmounted.
 */
export function useReminder(
  userId: string,
  listed: Reminder | null,
  onDeleted: (flow: ReminderFlow) => void = () => undefined,
): ReminderFlow {
  const dispatch = useApiDispatch();
  const session = useSession();
  const id = useId();
  // The form of a new one is there again after a session that has ended (D10).
  const key =
    listed === null
      ? toActorKey<ReminderRef>('new reminder', userId)
      : toActorKey<ReminderRef>('reminder', id);
  useDropOnReopen(key, (saved) => saved.getSnapshot().matches('saved'));
  const actor = useSharedActor(key, () => {
    const storageKey = `reminder ${userId} ${listed?.id ?? ''}`;
    const stored = openStoredSubmission(storageKey, systemClock.now());
    const tabs = listed === null ? openReminderTabs(userId) : null;
    const created = createActor(
      reminderMachine.provide({ actors: createReminderActors(dispatch, userId, tabs) }),
      { input: { listed: toListed(listed), submission: stored.read() } },
    );
    tabs?.connect(created);
    created.subscribe(({ context: { submission } }) => stored.save(submission));
    watchOutcomes(created, (outcome) =>
      dispatch(observeWrite({ endpoint: 'addReminder', outcome })),
    );
    created.on('REMINDER_CREATED', () => showToast(REMINDER_CREATED(), { tone: 'success' }));
    created.on('REMINDER_DELETED', () => {
      showToast(REMINDER_DELETED(), { tone: 'success', durationMs: TOAST_MS });
      onDeleted({ key, actor: created });
    });
    return created;
  });
  const isNeeded = useCallback(
    () =>
      isBusy(actor) ||
      actor.getSnapshot().matches('deleted') ||
      (listed === null && !session.getSnapshot().matches('authenticated')),
    [actor, listed, session],
  );
  useStopOnLeave(key, '', isNeeded);
  return { key, actor };
}

/** Ends the flow of a deleted reminder with the component that offers Undo, unless a request is running. */
export function useStopWithUndo({ key, actor }: ReminderFlow): void {
  useStopOnLeave(
    key,
    '',
    useCallback(() => isBusy(actor), [actor]),
  );
}

const isBusy = (actor: ReminderRef) => actor.getSnapshot().hasTag('busy');

function toListed(reminder: Reminder | null): ReminderInput['listed'] {
  if (reminder === null) return null;
  const { id, daysOfWeek, timeOfDay } = reminder;
  return { id, schedule: { daysOfWeek: sortDays(daysOfWeek), timeOfDay } };
}
