import { format, isSameDay, isValid, parseISO } from 'date-fns';

/** A time of the wire in local time, like 'Monday, Nov 2, 2026, 9:30 AM' (D8); null for what is no time. */
export function formatEntryTime(iso: string | null | undefined): string | null {
  return formatTime(iso, 'EEEE, MMM d, yyyy, h:mm a');
}

/** The same without its weekday, like 'Nov 2, 2026, 9:30 AM'. */
export function formatShortTime(iso: string | null | undefined): string | null {
  return formatTime(iso, 'MMM d, yyyy, h:mm a');
}

/** The name of a local month, like 'November 2026'. */
export function formatMonth(date: Date): string {
  return format(date, 'MMMM yyyy');
}

/** True when `iso` is of the same calendar day as `now` (ms since 1970), from one local midnight to the next (§2). */
export function isOnSameDay(iso: string | null | undefined, now: number): boolean {
  const date = parseISO(iso ?? '');
  return isValid(date) && isSameDay(date, now);
}

function formatTime(iso: string | null | undefined, pattern: string): string | null {
  const date = parseISO(iso ?? '');
  return isValid(date) ? format(date, pattern) : null;
}
