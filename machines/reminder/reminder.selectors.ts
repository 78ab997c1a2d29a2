import { getFingerprint } from '../submission/get-fingerprint';
import type { FormStatus, FormVersion } from '../submission/submission.types';
import type { ReminderContext, ReminderToSave, Schedule } from './reminder.types';

/** A reminder that the list does not have: it is still to be saved. */
export const NOT_SAVED: FormStatus = { id: 'reminder', isOverdue: false };

/** What to save. Throws before there is anything. */
function selectSchedule({ schedule }: Pick<ReminderContext, 'schedule'>): Schedule {
  if (schedule === null) throw new Error('There is no reminder to save.');
  return schedule;
}

/** The reminder as the rules of submitting know it (D9). */
export function selectForms(context: Pick<ReminderContext, 'schedule'>): readonly FormVersion[] {
  return [{ id: NOT_SAVED.id, fingerprint: getFingerprint(selectSchedule(context)) }];
}

/** What the current attempt saves. Throws without one. */
export function selectReminderToSave(context: ReminderContext): ReminderToSave {
  const { attempt } = context.submission;
  if (attempt === null) throw new Error('There is no attempt to save.');
  return { command: attempt.command, schedule: selectSchedule(context) };
}

/** The id of the reminder to delete. Throws for a new one. */
export function selectId({ listed }: ReminderContext): string {
  if (listed === null) throw new Error('A new reminder cannot be deleted.');
  return listed.id;
}

/** What the list says of the reminder: nothing is left to save if it has one with the same days and time. */
export function selectStatuses(
  context: Pick<ReminderContext, 'schedule'>,
  reminders: readonly Schedule[],
): readonly FormStatus[] {
  const { daysOfWeek, timeOfDay } = selectSchedule(context);
  const isListed = reminders.some(
    (existing) =>
      existing.timeOfDay === timeOfDay &&
      existing.daysOfWeek.length === daysOfWeek.length &&
      daysOfWeek.every((day) => existing.daysOfWeek.includes(day)),
  );
  return isListed ? [] : [NOT_SAVED];
}
