import { format } from 'date-fns/format';
import { isSameDay } from 'date-fns/isSameDay';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';

/** Formats an ISO time in local time, like 'Monday, Nov 2, 2026, 9:30 AM' (D8); null if it is missing or invalid. */
export function formatEntryTime(iso: string | null | undefined): string | null {
  return formatTime(iso, 'EEEE, MMM d, yyyy, h:mm a');
}

/** Formats a time without the weekday, like 'Nov 2, 2026, 9:30 AM'. */
export function formatShortTime(iso: string | null | undefined): string | null {
  return formatTime(iso, 'MMM d, yyyy, h:mm a');
}

/** Formats a local month, like 'November 2026'. */
export function formatMonth(date: Date): string {
  return format(date, 'MMMM yyyy');
}

/** Returns true if `iso` and `now` (ms since 1970) are on the same local calendar day (§2). */
export function isOnSameDay(iso: string | null | undefined, now: number): boolean {
  const date = parseISO(iso ?? '');
  return isValid(date) && isSameDay(date, now);
}

function formatTime(iso: string | null | undefined, pattern: string): string | null {
  const date = parseISO(iso ?? '');
  return isValid(date) ? format(date, pattern) : null;
}
