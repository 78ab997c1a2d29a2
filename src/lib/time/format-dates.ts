import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
import {
  DONE_TODAY,
  DUE_TODAY,
  DUE_TOMORROW,
  formatAfterNoon,
  formatBeforeNoon,
  formatDate,
  formatDateAndTime,
  formatDateAtTime,
  formatDoneTodayAt,
  formatDueOnDate,
  formatDueOnWeekday,
  formatMonthOfYear,
  formatOverdueDays,
  formatOverdueSince,
  formatWeekdayAndDate,
  MONTHS,
  SHORT_MONTHS,
  SHORT_WEEKDAYS,
  WEEKDAYS,
  WEEKDAYS_IN_SENTENCE,
} from './copy';
import { isPlausibleYear, parseIsoDay } from './dates';

/*
 * Without `Intl`: on a slow phone, creating one of its formatters takes as long as rendering half of the home page. Date-fns'
 * `format` would add 5.4 kB (gzip) to it, and `parseISO` 1.3 kB.
 */

/** From this many days on, a date says more than a number of days. */
const MANY_DAYS = 31;

/** True for an ISO date without a time. */
export const isIsoDay = (iso: string | null | undefined): boolean =>
  parseIsoDay(iso?.trim() ?? '') !== null;

/** The local time of an ISO date or time; null for one that is invalid or of an implausible year. */
function parseLocal(iso: string | null | undefined): Date | null {
  const text = iso?.trim() ?? '';
  // `new Date` reads a date without a time as midnight UTC, which is the day before in the Americas.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  return isPlausibleYear(date.getFullYear()) ? date : null;
}

/** One of the names in a text of `copy.ts`. */
const nameAt = (names: string, index: number) => String(names.split(' ')[index]);

const toDayText = (date: Date) =>
  formatDate(nameAt(SHORT_MONTHS(), date.getMonth()), date.getDate(), date.getFullYear());

/** The name of a day of the week, from 0 for Sunday: 'Thursday'. */
export const getWeekdayName = (day: number): string => nameAt(WEEKDAYS(), day);

/** The short name of a day of the week, from 0 for Sunday: 'Thu'. */
export const getShortWeekdayName = (day: number): string => nameAt(SHORT_WEEKDAYS(), day);

/** Formats an hour, 0 to 23, and a minute as '9:12 AM'. */
export function formatClockTime(hour: number, minute: number): string {
  const time = `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')}`;
  return hour < 12 ? formatBeforeNoon(time) : formatAfterNoon(time);
}

/** Formats the local time of day as '9:12 AM'. */
export function formatTimeOfDay(time: number): string {
  const date = new Date(time);
  return formatClockTime(date.getHours(), date.getMinutes());
}

/** Formats the local day and time of day as 'Nov 2, 2026 at 9:12 AM'. */
export function formatDayAndTime(time: number): string {
  return formatDateAtTime(toDayText(new Date(time)), formatTimeOfDay(time));
}

/** Formats the local day and, unless `isDay`, the time of day as 'Nov 2, 2026, 9:12 AM', in a list. */
export function formatShortDayAndTime(date: Date, isDay = false): string {
  const day = toDayText(date);
  return isDay ? day : formatDateAndTime(day, formatTimeOfDay(date.getTime()));
}

/** Formats the local day and, unless `isDay`, the time of day as 'Monday, Nov 2, 2026, 9:12 AM', in a title. */
export function formatWeekdayAndTime(date: Date, isDay = false): string {
  return formatWeekdayAndDate(getWeekdayName(date.getDay()), formatShortDayAndTime(date, isDay));
}

/** Formats the local month as 'November 2026'. */
export function formatMonth(date: Date): string {
  return formatMonthOfYear(nameAt(MONTHS(), date.getMonth()), date.getFullYear());
}

/**
 * Formats an ISO time on the local day of `now` as 'Done today at 9:12 AM', a date without a time as 'Done today'; null for one
 * on another day, or an invalid one.
 */
export function formatDoneToday(iso: string | null | undefined, now: number): string | null {
  const date = parseLocal(iso);
  if (date === null || differenceInCalendarDays(date, now) !== 0) return null;
  return isIsoDay(iso) ? DONE_TODAY() : formatDoneTodayAt(formatTimeOfDay(date.getTime()));
}

/** Formats a date of birth as 'Nov 2, 2026', in every time zone the day that its first ten characters name (D9); null for an invalid date. */
export function formatDateOfBirth(iso: string | null | undefined): string | null {
  const day = parseIsoDay(iso?.trim().slice(0, 10) ?? '');
  if (day === null) return null;
  const month = nameAt(SHORT_MONTHS(), day.getUTCMonth());
  return formatDate(month, day.getUTCDate(), day.getUTCFullYear());
}

/** Formats a due date as 'Due today', 'Due Thursday' within the next six days, else 'Due Nov 2, 2026'; null for an invalid date. */
export function formatDueDate(iso: string | null | undefined, now: number): string | null {
  const date = parseLocal(iso);
  if (date === null) return null;
  const days = differenceInCalendarDays(date, now);
  if (days === 0) return DUE_TODAY();
  if (days === 1) return DUE_TOMORROW();
  if (days > 1 && days < 7)
    return formatDueOnWeekday(nameAt(WEEKDAYS_IN_SENTENCE(), date.getDay()));
  return formatDueOnDate(toDayText(date));
}

/** Formats the due date of what is overdue as 'Overdue by 3 days', after a month as 'Overdue since Nov 2, 2026'; null for an invalid date. */
export function formatOverdue(iso: string | null | undefined, now: number): string | null {
  const date = parseLocal(iso);
  if (date === null) return null;
  const days = differenceInCalendarDays(now, date);
  if (days <= 0) return formatDueDate(iso, now);
  return days >= MANY_DAYS ? formatOverdueSince(toDayText(date)) : formatOverdueDays(days);
}
