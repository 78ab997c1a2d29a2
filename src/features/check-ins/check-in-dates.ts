import { isSameDay } from 'date-fns/isSameDay';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import { formatShortDayAndTime, formatWeekdayAndTime } from '../../lib/time/format-dates';

export { formatMonth } from '../../lib/time/format-dates';

/** Converts the ISO time of an entry to ms since 1970; null if it is missing or invalid. */
export function toEntryTime(iso: string | null | undefined): number | null {
  const date = parseISO(iso ?? '');
  return isValid(date) ? date.getTime() : null;
}

/** Formats an ISO time in local time, like 'Monday, Nov 2, 2026, 9:30 AM' (D8); null if it is missing or invalid. */
export function formatEntryTime(iso: string | null | undefined): string | null {
  const date = parseISO(iso ?? '');
  return isValid(date) ? formatWeekdayAndTime(date) : null;
}

/** Formats a time without the weekday, like 'Nov 2, 2026, 9:30 AM'. */
export function formatShortTime(iso: string | null | undefined): string | null {
  const date = parseISO(iso ?? '');
  return isValid(date) ? formatShortDayAndTime(date) : null;
}

/** Returns true if `iso` and `now` (ms since 1970) are on the same local calendar day (§2). */
export function isOnSameDay(iso: string | null | undefined, now: number): boolean {
  const date = parseISO(iso ?? '');
  return isValid(date) && isSameDay(date, now);
}
