import type { ApiDispatch } from '../../api/api-dispatch';
import { endCommand } from '../../api/commands';
import { paths } from '../../api/paths';
import { preferencesApi, type NewReminder, type Reminder } from '../../api/preferences.api';

const { addReminder: create, getReminders } = preferencesApi.endpoints;

/**
 * Creates a reminder; resolves to the error if that fails. If an earlier attempt may have created it, the list is read first:
 * a twin would remind twice (§8).
 */
export async function addReminder(
  dispatch: ApiDispatch,
  userId: string,
  reminder: NewReminder,
  isUncertain: boolean,
): Promise<unknown> {
  if (isUncertain) {
    const { data, error } = await dispatch(
      getReminders.initiate(userId, { subscribe: false, forceRefetch: true }),
    );
    if (data === undefined) return error;
    if (data.some((existing) => isSame(existing, reminder))) {
      dispatch(endCommand({ method: 'POST', url: paths.reminders(userId) }));
      return undefined;
    }
  }
  return (await dispatch(create.initiate({ userId, reminder }, { track: false }))).error;
}

function isSame(existing: Reminder, { daysOfWeek, timeOfDay }: NewReminder): boolean {
  return (
    existing.timeOfDay === timeOfDay &&
    existing.daysOfWeek.length === daysOfWeek.length &&
    daysOfWeek.every((day) => existing.daysOfWeek.includes(day))
  );
}
