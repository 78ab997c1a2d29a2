import { DAYS_OF_WEEK, type DayOfWeek, type Reminder } from '../../api/preferences.api';
import { formatClockTime, getShortWeekdayName, getWeekdayName } from '../../lib/time/format-dates';
import { EVERY_DAY, UNKNOWN_DAYS, UNKNOWN_TIME } from './copy';

/** The label of a day's checkbox. */
export const getDayName = (day: DayOfWeek): string => getWeekdayName(DAYS_OF_WEEK.indexOf(day));

/** Sorts days in the order of the week and removes duplicates. */
export function sortDays(days: readonly DayOfWeek[]): DayOfWeek[] {
  return DAYS_OF_WEEK.filter((day) => days.includes(day));
}

/** The short name of a day: 'Thu'. */
export const getShortDayName = (day: DayOfWeek) => getShortWeekdayName(DAYS_OF_WEEK.indexOf(day));

/** Formats days as 'Mon, Wed', or 'Every Day' for all seven; without any they could not be read. */
export function formatDays(days: Reminder['daysOfWeek']): string {
  const ordered = sortDays(days);
  if (ordered.length === 0) return UNKNOWN_DAYS();
  return ordered.length === DAYS_OF_WEEK.length
    ? EVERY_DAY()
    : ordered.map(getShortDayName).join(', ');
}

/** Formats a time of day, `HH:mm:ss`, as '9:00 AM'; returns any other text unchanged; an empty one could not be read. */
export function formatTimeOfDay(timeOfDay: string): string {
  if (timeOfDay === '') return UNKNOWN_TIME();
  const match = /^([01]\d|2[0-3]):([0-5]\d)/.exec(timeOfDay);
  if (match === null) return timeOfDay;
  return formatClockTime(Number(match[1]), Number(match[2]));
}
