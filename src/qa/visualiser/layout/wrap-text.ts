/** Wraps a text into lines of at most `width`; a longer word gets its own line. */
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
