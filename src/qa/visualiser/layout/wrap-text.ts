/** Breaks a text at its spaces into lines of at most `width`; a word that is longer has a line of its own. */
export function wrapText(
  text: string,
  measure: (text: string) => number,
  width: number,
): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    const candidate = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(candidate) <= width) lines[lines.length - 1] = candidate;
    else lines.push(word);
  }
  return lines;
}
