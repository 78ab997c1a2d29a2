/** As Intl writes them; to make one of its formatters takes a cheap phone as long as drawing half the start page. */
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** The local day of an ISO date or time, like 'Nov 2, 2026'; null for what is no date. */
export function formatDay(iso: string | null | undefined): string | null {
  const text = iso?.trim() ?? '';
  // A date without a time is that day wherever it is read; `new Date` would take it for midnight in London.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  if (Number.isNaN(date.getTime())) return null;
  return `${String(MONTHS[date.getMonth()])} ${date.getDate()}, ${date.getFullYear()}`;
}

/** When an assessment is due, like 'Due Nov 2, 2026'; null for what is no date. */
export function formatDueDate(iso: string | null | undefined): string | null {
  const day = formatDay(iso);
  return day === null ? null : `Due ${day}`;
}
