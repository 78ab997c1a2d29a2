import { isExists, lightFormat } from 'date-fns';

/** The day typed as `MM/dd/yyyy`, at local midnight; null for another format or a day that no calendar has. */
export function parseTypedDay(text: string): Date | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [month, day, year] = [Number(match[1]) - 1, Number(match[2]), Number(match[3])];
  return isExists(year, month, day) ? new Date(year, month, day) : null;
}

/** The local day of a date as the wire writes it, `yyyy-MM-dd`. */
export function toIsoDay(date: Date): string {
  return lightFormat(date, 'yyyy-MM-dd');
}
