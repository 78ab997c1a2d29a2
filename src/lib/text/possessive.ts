/** A name as an owner: "Sam’s", and an apostrophe alone after an s, "James’"; an empty name stays empty. */
export function possessive(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') return '';
  return /s$/i.test(trimmed) ? `${trimmed}’` : `${trimmed}’s`;
}
