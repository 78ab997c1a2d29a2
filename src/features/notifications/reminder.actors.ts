import { fromPromise } from 'xstate';
import { selectStatuses } from '../../../machines/reminder/reminder.selectors';
import type { ReminderToSave, Schedule } from '../../../machines/reminder/reminder.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { preferencesApi } from '../../api/preferences.api';
import { runMutation, runQuery } from '../../api/run-request';
import type { ReminderTabs } from './reminder-tabs';

const { addReminder, deleteReminder, getReminderStatuses } = preferencesApi.endpoints;

/**
 * Implements the machine's ports with API requests (§7); they go on if the user leaves the page. `tabs`: of a new reminder.
 */
export function createReminderActors(
  dispatch: ApiDispatch,
  userId: string,
  tabs: ReminderTabs | null,
) {
  const load = () => runQuery(dispatch, getReminderStatuses, userId);
  return {
    createReminder: fromPromise<unknown, ReminderToSave>(({ input, signal }) => {
      const reminder = { ...input.schedule, daysOfWeek: [...input.schedule.daysOfWeek] };
      const send = (key: string) => runMutation(dispatch, addReminder, { userId, reminder, key });
      const isStored = async () => selectStatuses(input, await load().catch(() => [])).length === 0;
      return tabs === null ? send(input.command.key) : tabs.save(input, { send, isStored }, signal);
    }),
    deleteReminder: fromPromise<unknown, { id: string }>(async ({ input: { id } }) => {
      try {
        await runMutation(dispatch, deleteReminder, { userId, reminderId: id });
      } catch (error) {
        // The server may have deleted it, now or before: the list says so, if it can be read.
        const reminders = await load().catch(() => null);
        if (reminders === null || reminders.some((reminder) => reminder.id === id)) throw error;
      }
    }),
    loadReminders: fromPromise<readonly Schedule[]>(load),
  };
}
