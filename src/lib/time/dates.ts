import { lightFormat } from 'date-fns/lightFormat';

/**
 * Parses a day as the API has it, `yyyy-MM-dd`, to midnight UTC, because the clocks of some islands have skipped whole days;
 * null for another format or a day that does not exist.
 */
export function parseIsoDay(text: string): Date | null {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : NaN);
  // Some browsers take February 30 for March 2.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : null;
}

/**
 * Converts a day typed as `MM/dd/yyyy` for the API, to `yyyy-MM-dd`; null for another format or a day that does not exist.
 * Date-fns' own `parse` also accepts '1/2/2003', and adds 7 kB (gzip) to public links.
 */
export function parseTypedDay(text: string): string | null {
  const [, month = '', date = '', year = ''] =
    /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim()) ?? [];
  const day = `${year}-${month}-${date}`;
  return parseIsoDay(day) === null ? null : day;
}

/** Other years are mistakes, such as that of the default date, January 1 of the year 1, which some APIs send for none. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** False for the year of an event that is a mistake, and for that of an invalid date. */
export function isPlausibleYear(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** Formats the local day of a date for the API, `yyyy-MM-dd`. */
export function toIsoDay(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}
