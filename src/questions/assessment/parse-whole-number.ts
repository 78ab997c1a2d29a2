/** The whole number that a text spells in plain digits (`7`, `-2`, `7.0`), or null; spaces around it do not count (§5). */
export function parseWholeNumber(text: string): number | null {
  const trimmed = text.trim();
  if (!/^[+-]?\d+(?:\.0*)?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  // Beyond this a number would reach the server as another one than was typed. `+ 0` turns -0 into 0.
  return Number.isSafeInteger(value) ? value + 0 : null;
}
