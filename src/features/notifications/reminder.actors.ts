import { fromPromise } from 'xstate';
import type { Schedule } from '../../../machines/reminder/reminder.types';
import type { ApiDispatch } from '../../api/api-dispatch';
import { endCommand } from '../../api/commands';
import { paths } from '../../api/paths';
import { preferencesApi } from '../../api/preferences.api';
import { runRequest } from '../../api/run-request';

const { addReminder, deleteReminder, getReminders } = preferencesApi.endpoints;

/** Implements the machine's ports with API requests (§7); they go on if the user leaves the page. */
export function createReminderActors(dispatch: ApiDispatch, userId: string) {
  return {
    createReminder: fromPromise<unknown, Schedule>(({ input: { daysOfWeek, timeOfDay } }) => {
      const reminder = { daysOfWeek: [...daysOfWeek], timeOfDay };
      return runRequest(dispatch(addReminder.initiate({ userId, reminder }, { track: false })));
    }),
    deleteReminder: fromPromise<unknown, { id: string }>(({ input: { id } }) =>
      runRequest(dispatch(deleteReminder.initiate({ userId, reminderId: id }, { track: false }))),
    ),
    loadReminders: fromPromise<readonly Schedule[]>(() =>
      runRequest(dispatch(getReminders.initiate(userId, { subscribe: false, forceRefetch: true }))),
    ),
  };
}

/** Implements the machine's effects. */
export function createReminderEffects(dispatch: ApiDispatch, userId: string) {
  return {
    endCommand: () => dispatch(endCommand({ method: 'POST', url: paths.reminders(userId) })),
  };
}
