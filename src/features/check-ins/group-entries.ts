import { isSameMonth, isValid, parseISO } from 'date-fns';
import type { CheckInScore } from '../../api/check-ins.api';
import { formatMonth } from './check-in-dates';
import { UNKNOWN_TIME } from './copy';

/** Entries that are rendered at once. */
export type Chunk = { readonly key: string; readonly entries: readonly CheckInScore[] };
/** The entries of a local month, in chunks. */
export type Month = { readonly name: string; readonly chunks: readonly Chunk[] };

const CHUNK_LENGTH = 50;

/** Entries, in the order given, by the local month that they were made in. */
export function groupEntries(entries: readonly CheckInScore[]): readonly Month[] {
  const months: { date: Date; entries: CheckInScore[] }[] = [];
  for (const entry of entries) {
    const date = parseISO(entry.createdAt);
    const month = months.at(-1);
    if (month !== undefined && isSameMonthOrInvalid(month.date, date)) month.entries.push(entry);
    else months.push({ date, entries: [entry] });
  }
  return months.map(({ date, entries: monthEntries }) => ({
    name: isValid(date) ? formatMonth(date) : UNKNOWN_TIME,
    chunks: toChunks(monthEntries),
  }));
}

/** Whether two times are of one local month; those that are none go together. */
function isSameMonthOrInvalid(one: Date, other: Date): boolean {
  return isSameMonth(one, other) || !(isValid(one) || isValid(other));
}

function toChunks(entries: readonly CheckInScore[]): Chunk[] {
  const count = Math.ceil(entries.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const chunk = entries.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH);
    return { key: chunk[0]?.id ?? String(index), entries: chunk };
  });
}
