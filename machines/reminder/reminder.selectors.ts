import type { ReminderContext, Schedule } from './reminder.types';

/** What to save. Throws before there is anything. */
export function selectSchedule({ schedule }: ReminderContext): Schedule {
  if (schedule === null) throw new Error('There is no reminder to save.');
  return schedule;
}

/** The id of the reminder to delete. Throws for a new one. */
export function selectId({ listed }: ReminderContext): string {
  if (listed === null) throw new Error('A new reminder cannot be deleted.');
  return listed.id;
}

/** True if `reminders` has one with the days and time to save: a twin would remind twice (§8). */
export function selectIsSaved(context: ReminderContext, reminders: readonly Schedule[]): boolean {
  const { daysOfWeek, timeOfDay } = selectSchedule(context);
  return reminders.some(
    (existing) =>
      existing.timeOfDay === timeOfDay &&
      existing.daysOfWeek.length === daysOfWeek.length &&
      daysOfWeek.every((day) => existing.daysOfWeek.includes(day)),
  );
}
