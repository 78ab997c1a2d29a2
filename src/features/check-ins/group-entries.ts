import { isSameMonth } from 'date-fns/isSameMonth';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import type { CheckInScore } from '../../api/check-ins.api';
import { formatMonth } from './check-in-dates';
import { UNKNOWN_TIME } from './copy';

/** Entries that are rendered together. */
export type Chunk = { readonly key: string; readonly entries: readonly CheckInScore[] };
/** The entries of a local calendar month, in chunks. */
export type Month = { readonly name: string; readonly chunks: readonly Chunk[] };

const CHUNK_LENGTH = 50;

/** Groups entries by local calendar month, in the given order. */
export function groupEntries(entries: readonly CheckInScore[]): readonly Month[] {
  const months: { date: Date; entries: CheckInScore[] }[] = [];
  for (const entry of entries) {
    const date = parseISO(entry.createdAt);
    const month = months.at(-1);
    if (month !== undefined && isSameMonthOrInvalid(month.date, date)) month.entries.push(entry);
    else months.push({ date, entries: [entry] });
  }
  return months.map(({ date, entries: monthEntries }) => ({
    name: isValid(date) ? formatMonth(date) : UNKNOWN_TIME(),
    chunks: toChunks(monthEntries),
  }));
}

/** Returns true if both dates are in the same local month, or both are invalid. */
function isSameMonthOrInvalid(first: Date, second: Date): boolean {
  return isSameMonth(first, second) || !(isValid(first) || isValid(second));
}

function toChunks(entries: readonly CheckInScore[]): Chunk[] {
  const count = Math.ceil(entries.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const chunk = entries.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH);
    return { key: chunk[0]?.id ?? String(index), entries: chunk };
  });
}
