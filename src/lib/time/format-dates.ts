/**
 * Month names as `Intl` formats them. On a slow phone, creating an `Intl` formatter takes as long as rendering half of the
 * home page; date-fns' `format` would add 5.4 kB (gzip) to it, and `parseISO` 1.3 kB.
 */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** Formats the local day of an ISO date or time as 'Nov 2, 2026'; null for an invalid date. */
export function formatDay(iso: string | null | undefined): string | null {
  const text = iso?.trim() ?? '';
  // `new Date` reads a date without a time as midnight UTC, which is the day before in the Americas.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  if (Number.isNaN(date.getTime())) return null;
  return `${String(MONTHS[date.getMonth()])} ${date.getDate()}, ${date.getFullYear()}`;
}

/** Formats a due date as 'Due Nov 2, 2026'; null for an invalid date. */
export function formatDueDate(iso: string | null | undefined): string | null {
  const day = formatDay(iso);
  return day === null ? null : `Due ${day}`;
}
