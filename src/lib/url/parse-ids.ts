import { isSafeId } from './encode-path-segment';

/**
 * Bounds of a list, which no link of a clinic reaches. Anybody can write a longer one: its first ids that fit make one
 * request. The length is in characters, of the encoded ids; servers and proxies refuse much longer URLs.
 */
const MAX_IDS = 50;
export const MAX_IDS_LENGTH = 2000;

/** Parses a comma-separated list of ids, without duplicates; null if it names none, empty if it names none that can be used. */
export function parseIds(value: string | null): readonly string[] | null {
  const named = new Set((value ?? '').split(',').map((id) => id.trim()));
  named.delete('');
  return named.size === 0 ? null : selectWithinBounds([...named].filter(isSafeId));
}

function selectWithinBounds(ids: readonly string[]): readonly string[] {
  const selected: string[] = [];
  let length = 0;
  for (const id of ids) {
    const nextLength = length + encodeURIComponent(id).length + 1;
    if (selected.length === MAX_IDS || nextLength > MAX_IDS_LENGTH) continue;
    selected.push(id);
    length = nextLength;
  }
  return selected;
}
