/** Parses a comma-separated list of ids, without duplicates; null if it is empty. */
export function parseIds(value: string | null): readonly string[] | null {
  const ids = new Set((value ?? '').split(',').map((id) => id.trim()));
  ids.delete('');
  return ids.size === 0 ? null : [...ids];
}
