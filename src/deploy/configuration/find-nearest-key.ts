import {
  configurationSchema,
  crisisLine,
  flagsSchema,
} from '../../lib/configuration/configuration.schema';

const KNOWN_KEYS = [
  ...Object.keys(configurationSchema.entries),
  ...Object.keys(flagsSchema.entries).map((flag) => `flags.${flag}`),
];
const LINE_KEYS = Object.keys(crisisLine.entries);

/** How many letters of two texts differ at least: inserted, removed or replaced (Levenshtein). */
function getDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_item, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of Array.from(other).entries()) {
      const replaced = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the known key that an unknown one may be a misspelling of: a third of its letters differ at most. Otherwise null. */
export function findNearestKey(unknownKey: string): string | null {
  // A key of a crisis line is compared with those of crisis lines: what they have in common is no misspelling.
  const [line = ''] = /^crisisLines\.\d+\./.exec(unknownKey) ?? [];
  const name = unknownKey.slice(line.length);
  const distances = (line === '' ? KNOWN_KEYS : LINE_KEYS).map(
    (key) => [getDistance(name.toLowerCase(), key.toLowerCase()), key] as const,
  );
  const [distance, nearest] = distances.reduce((best, item) => (item[0] < best[0] ? item : best));
  return distance * 3 <= name.length ? `${line}${nearest}` : null;
}
