import { isSameDay } from 'date-fns/isSameDay';
import { parseISO } from 'date-fns/parseISO';
import { isPlausibleYear } from '../../lib/time/dates';
import { formatShortDayAndTime, formatWeekdayAndTime, isIsoDay } from '../../lib/time/format-dates';

export { formatMonth } from '../../lib/time/format-dates';

/** The time of an entry; null if it is missing, invalid or of an implausible year. */
function parseEntryTime(iso: string | null | undefined): Date | null {
  const date = parseISO(iso ?? '');
  return isPlausibleYear(date.getFullYear()) ? date : null;
}

/** Converts the ISO time of an entry to ms since 1970; null if it is missing or invalid. */
export const toEntryTime = (iso: string | null | undefined): number | null =>
  parseEntryTime(iso)?.getTime() ?? null;

/**
 * Formats an ISO time in local time, like 'Monday, Nov 2, 2026, 9:30 AM' (D8), and a date without a time as that day; null if it
 * is missing or invalid.
 */
export function formatEntryTime(iso: string | null | undefined): string | null {
  const date = parseEntryTime(iso);
  return date && formatWeekdayAndTime(date, isIsoDay(iso));
}

/** As `formatEntryTime`, without the weekday: 'Nov 2, 2026, 9:30 AM'. */
export function formatShortTime(iso: string | null | undefined): string | null {
  const date = parseEntryTime(iso);
  return date && formatShortDayAndTime(date, isIsoDay(iso));
}

/** Returns true if `iso` and `now` (ms since 1970) are on the same local calendar day (§2). */
export function isOnSameDay(iso: string | null | undefined, now: number): boolean {
  const date = parseEntryTime(iso);
  return date !== null && isSameDay(date, now);
}
