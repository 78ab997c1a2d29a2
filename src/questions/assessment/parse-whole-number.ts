import { toPlainDigits } from '../../lib/text/to-plain-digits';

/** Parses a whole number in the digits of any script (`7`, `-2`, `7.0`), ignoring spaces around it; otherwise null (§5). */
export function parseWholeNumber(text: string): number | null {
  const trimmed = toPlainDigits(text.trim());
  if (!/^[+-]?\d+(?:\.0*)?$/.test(trimmed)) return null;
  const value = Number(trimmed);
  // An unsafe integer would be rounded before it is sent. `+ 0` turns -0 into 0.
  return Number.isSafeInteger(value) ? value + 0 : null;
}
