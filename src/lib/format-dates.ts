const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** The local day of an ISO date or time, like 'Nov 2, 2026'; null for what is no date. */
export function formatDay(iso: string | null | undefined): string | null {
  const text = iso?.trim() ?? '';
  // A date without a time is that day wherever it is read; `new Date` would take it for midnight in London.
  const date = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00` : text);
  return Number.isNaN(date.getTime()) ? null : dayFormat.format(date);
}

/** When an assessment is due, like 'Due Nov 2, 2026'; null for what is no date. */
export function formatDueDate(iso: string | null | undefined): string | null {
  const day = formatDay(iso);
  return day === null ? null : `Due ${day}`;
}
