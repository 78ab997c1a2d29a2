import { configurationSchema, flagsSchema } from '../../lib/configuration/configuration.schema';

const KNOWN_KEYS = [
  ...Object.keys(configurationSchema.entries),
  ...Object.keys(flagsSchema.entries).map((flag) => `flags.${flag}`),
];

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
  const distances = KNOWN_KEYS.map(
    (key) => [getDistance(unknownKey.toLowerCase(), key.toLowerCase()), key] as const,
  );
  const [distance, nearest] = distances.reduce((best, item) => (item[0] < best[0] ? item : best));
  return distance * 3 <= unknownKey.length ? nearest : null;
}
