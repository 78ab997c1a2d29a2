import { DAYS_OF_WEEK, type DayOfWeek, type Reminder } from '../../api/preferences.api';
import { EVERY_DAY } from './copy';

/** The label of each day's checkbox. */
export const DAY_NAMES: Readonly<Record<DayOfWeek, string>> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};

/** Sorts days in the order of the week and removes duplicates. */
export function sortDays(days: readonly DayOfWeek[]): DayOfWeek[] {
  return DAYS_OF_WEEK.filter((day) => days.includes(day));
}

/** Formats days as 'Mon, Wed', or 'Every Day' for all seven. */
export function formatDays(days: Reminder['daysOfWeek']): string {
  const ordered = sortDays(days);
  return ordered.length === DAYS_OF_WEEK.length ? EVERY_DAY : ordered.join(', ');
}

/** Formats a time of day, `HH:mm:ss`, as '9:00 AM'; returns any other text unchanged. */
export function formatTimeOfDay(timeOfDay: string): string {
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(timeOfDay);
  if (match === null) return timeOfDay;
  const hour = Number(match[1]);
  return `${hour % 12 || 12}:${match[2] ?? '00'} ${hour < 12 ? 'AM' : 'PM'}`;
}
