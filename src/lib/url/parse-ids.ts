/** The ids of a comma-separated list, without repetitions; null where it names none. */
export function parseIds(value: string | null): readonly string[] | null {
  const ids = new Set((value ?? '').split(',').map((id) => id.trim()));
  ids.delete('');
  return ids.size === 0 ? null : [...ids];
}
