import { format, isValid, parseISO } from 'date-fns';

/** The local day of an ISO date or time, like 'Nov 2, 2026'; null for what is no date. */
export function formatDay(iso: string | null | undefined): string | null {
  // A date without a time is that day wherever it is read; `new Date` would take it for midnight in London.
  const date = parseISO(iso ?? '');
  return isValid(date) ? format(date, 'MMM d, yyyy') : null;
}

/** When an assessment is due, like 'Due Nov 2, 2026'; null for what is no date. */
export function formatDueDate(iso: string | null | undefined): string | null {
  const day = formatDay(iso);
  return day === null ? null : `Due ${day}`;
}
