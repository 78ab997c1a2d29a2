import { fromPromise } from 'xstate';
import type { ReminderToSave, Schedule } from '../../../machines/reminder/reminder.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { preferencesApi } from '../../api/preferences.api';
import { runRequest } from '../../api/run-request';

const { addReminder, deleteReminder, getReminders } = preferencesApi.endpoints;

/** Implements the machine's ports with API requests (§7); they go on if the user leaves the page. */
export function createReminderActors(dispatch: ApiDispatch, userId: string) {
  return {
    createReminder: fromPromise<unknown, ReminderToSave>(({ input: { command, schedule } }) => {
      const reminder = { ...schedule, daysOfWeek: [...schedule.daysOfWeek] };
      return runRequest(
        dispatch(addReminder.initiate({ userId, reminder, key: command.key }, { track: false })),
      );
    }),
    deleteReminder: fromPromise<unknown, { id: string }>(({ input: { id } }) =>
      runRequest(dispatch(deleteReminder.initiate({ userId, reminderId: id }, { track: false }))),
    ),
    loadReminders: fromPromise<readonly Schedule[]>(() =>
      runRequest(dispatch(getReminders.initiate(userId, { subscribe: false, forceRefetch: true }))),
    ),
  };
}
