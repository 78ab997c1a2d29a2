/** Converts a name to its possessive: "Sam’s", but "James’"; an empty name stays empty. */
export function toPossessive(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return '';
  return /s$/i.test(trimmed) ? `${trimmed}’` : `${trimmed}’s`;
}
