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
  const months: { name: string; entries: CheckInScore[] }[] = [];
  for (const entry of entries) {
    const name = formatMonth(entry.createdAt) ?? UNKNOWN_TIME;
    const month = months.at(-1);
    if (month?.name === name) month.entries.push(entry);
    else months.push({ name, entries: [entry] });
  }
  return months.map(({ name, entries: ofMonth }) => ({ name, chunks: toChunks(ofMonth) }));
}

function toChunks(entries: readonly CheckInScore[]): Chunk[] {
  const count = Math.ceil(entries.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, index) => {
    const chunk = entries.slice(index * CHUNK_LENGTH, (index + 1) * CHUNK_LENGTH);
    return { key: chunk[0]?.id ?? String(index), entries: chunk };
  });
}
