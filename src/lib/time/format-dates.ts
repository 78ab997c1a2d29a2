import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';

/**
 * Month names as `Intl` formats them. On a slow phone, creating an `Intl` formatter takes as long as rendering half of the
 * home page; date-fns' `format` would add 5.4 kB (gzip) to it, and `parseISO` 1.3 kB.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
/** From this many days on, a date says more than a number of days. */
const MANY_DAYS = 31;

/** The local time of an ISO date or time; null for an invalid one. */
function parseLocal(iso: string | null | undefined): Date | null {
  const text = iso?.trim() ?? '';
  // `new Date` reads a date without a time as midnight UTC, which is the day before in the Americas.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? null : date;
}

const toDayText = (date: Date) =>
  `${String(MONTHS[date.getMonth()])} ${date.getDate()}, ${date.getFullYear()}`;

/** Formats the local time of day as '9:12 AM'. */
export function formatTimeOfDay(time: number): string {
  const date = new Date(time);
  const hour = date.getHours();
  const minute = String(date.getMinutes()).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Formats the local day and time of day as 'Nov 2, 2026 at 9:12 AM'. */
export function formatDayAndTime(time: number): string {
  return `${toDayText(new Date(time))} at ${formatTimeOfDay(time)}`;
}

/** Formats an ISO time on the local day of `now` as 'Done today at 9:12 AM'; null for one on another day, or an invalid one. */
export function formatDoneToday(iso: string | null | undefined, now: number): string | null {
  const date = parseLocal(iso);
  if (date === null || differenceInCalendarDays(date, now) !== 0) return null;
  return `Done today at ${formatTimeOfDay(date.getTime())}`;
}

/** Formats the local day of an ISO date or time as 'Nov 2, 2026'; null for an invalid date. */
export function formatDay(iso: string | null | undefined): string | null {
  const date = parseLocal(iso);
  return date === null ? null : toDayText(date);
}

/** Formats a due date as 'Due today', 'Due Thursday' within the next six days, else 'Due Nov 2, 2026'; null for an invalid date. */
export function formatDueDate(iso: string | null | undefined, now: number): string | null {
  const date = parseLocal(iso);
  if (date === null) return null;
  const days = differenceInCalendarDays(date, now);
  if (days === 0) return 'Due today';
  if (days === 1) return 'Due tomorrow';
  return `Due ${days > 1 && days < 7 ? String(WEEKDAYS[date.getDay()]) : toDayText(date)}`;
}

/** Formats the due date of what is overdue as 'Overdue by 3 days', after a month as 'Overdue since Nov 2, 2026'; null for an invalid date. */
export function formatOverdue(iso: string | null | undefined, now: number): string | null {
  const date = parseLocal(iso);
  if (date === null) return null;
  const days = differenceInCalendarDays(now, date);
  if (days <= 0) return formatDueDate(iso, now);
  if (days >= MANY_DAYS) return `Overdue since ${toDayText(date)}`;
  return `Overdue by ${days === 1 ? '1 day' : `${days} days`}`;
}
