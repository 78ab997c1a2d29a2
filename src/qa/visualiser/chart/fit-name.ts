/** A shortened name has at least this many characters; a shorter rest says nothing. */
const MIN_CHARACTERS = 4;

/** A name, shortened if it is wider than `width`; null if too little of it would remain. */
export function fitName(
  name: string,
  width: number,
  measure: (text: string) => number,
): string | null {
  if (measure(name) <= width) return name;
  for (let length = name.length - 1; length >= MIN_CHARACTERS; length -= 1) {
    const shortened = `${name.slice(0, length)}…`;
    if (measure(shortened) <= width) return shortened;
  }
  return null;
}
